import { createHash, X509Certificate } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type OutgoingHttpHeaders,
} from 'node:http2';
import { listen } from '@/scripts/shared/server/listen';
import { selfSignedCertificate } from './self-signed-certificate';

/** Headers of a single connection, which HTTP/2 does not have. */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** Returns the headers without those of the connection and without HTTP/2 pseudo-headers. */
function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith(':') && !connectionHeaders.includes(name),
    ),
  );
}

function forward(from: Http2ServerRequest, to: Http2ServerResponse, origin: string): void {
  const { method, headers } = from;
  const forwarded = request(
    new URL(from.url, origin),
    { method, headers: endToEnd(headers) },
    (answer) => {
      to.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
      answer.pipe(to);
    },
  );
  forwarded.on('error', () => to.writeHead(502).end());
  from.pipe(forwarded);
}

/** A running proxy. */
export interface Http2Proxy {
  origin: string;
  /**
   * Hash of the certificate's key, so that Chromium can be set to trust it; it caches only trusted responses.
   */
  keyHash: string;
  close: () => void;
}

/**
 * Starts a proxy with HTTP/2 and TLS (with a self-signed certificate) in front of an HTTP/1.1 server. Hosts
 * of static sites use HTTP/2, and it changes how browsers schedule requests.
 */
export async function startProxy(origin: string): Promise<Http2Proxy> {
  const { key, cert } = await selfSignedCertificate();
  const server = createSecureServer({ key, cert }, (from, to) => forward(from, to, origin));
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
