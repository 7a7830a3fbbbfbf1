/** @jest-environment node */
import { createServer } from 'node:http';
import { connect } from 'node:http2';
import { text } from 'node:stream/consumers';
import { listen } from '@/scripts/shared/server/listen';
import { openFront } from './http2-front';

it('answers by HTTP/2 what a server says by HTTP/1.1', async () => {
  const server = createServer(({ url }, response) => {
    response.writeHead(203, { 'Content-Type': 'text/plain', Connection: 'close' }).end(`at ${url}`);
  });
  const front = await openFront(`http://localhost:${await listen(server, 0)}`);
  const session = connect(front.origin, { rejectUnauthorized: false });
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
    front.close();
    server.close();
  }
});
