/** @jest-environment node */
import { createServer } from 'node:http';
import { connect } from 'node:http2';
import { text } from 'node:stream/consumers';
import { listen } from '@/scripts/shared/server/listen';
import { startProxy } from './http2-proxy';

it('forwards the responses of an HTTP/1.1 server over HTTP/2', async () => {
  const server = createServer(({ url }, response) => {
    response.writeHead(203, { 'Content-Type': 'text/plain', Connection: 'close' }).end(`at ${url}`);
  });
  const proxy = await startProxy(`http://localhost:${await listen(server, 0)}`);
  const session = connect(proxy.origin, { rejectUnauthorized: false });
  try {
    const stream = session.request({ ':path': '/a?b' });
    const headers = await new Promise<Record<string, unknown>>((resolve) =>
      stream.once('response', resolve),
    );
    expect(await text(stream)).toBe('at /a?b');
    expect(headers).toMatchObject({ ':status': 203, 'content-type': 'text/plain' });
    expect(headers['connection']).toBeUndefined();
  } finally {
    session.close();
    proxy.close();
    server.close();
  }
});
