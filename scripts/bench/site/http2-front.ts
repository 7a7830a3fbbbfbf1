import { createHash, X509Certificate } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type OutgoingHttpHeaders,
} from 'node:http2';
import { generate } from 'selfsigned';
import { listen } from '@/scripts/shared/server/listen';

/** Headers of one connection, which HTTP/2 has no words for. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** Header fields without those of the connection, and without HTTP/2's own. */
function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith(':') && !ofConnection.includes(name),
    ),
  );
}

function pass(from: Http2ServerRequest, to: Http2ServerResponse, origin: string): void {
  const { method, headers } = from;
  const onward = request(
    new URL(from.url, origin),
    { method, headers: endToEnd(headers) },
    (answer) => {
      to.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
      answer.pipe(to);
    },
  );
  onward.on('error', () => to.writeHead(502).end());
  from.pipe(onward);
}

/** What answers in a server's place. */
export interface Front {
  origin: string;
  /** Hash of the certificate's key, by which a browser can be told to trust it: it keeps what it trusts only. */
  keyHash: string;
  close: () => void;
}

/**
 * Puts HTTP/2 and TLS, with a certificate of its own, in front of a server that speaks HTTP/1.1: as
 * every host of static sites does, and browsers weigh a page's requests by it.
 */
export async function openFront(origin: string): Promise<Front> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createSecureServer({ key, cert }, (from, to) => pass(from, to, origin));
  const port = await listen(server, 0);
  return {
    origin: `https://localhost:${port}`,
    keyHash: keyHash(cert),
    close: () => server.close(),
  };
}

function keyHash(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}
