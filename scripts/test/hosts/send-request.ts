import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** The response of a host. */
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Removes the own origin from a Location header, which Apache adds. */
function withRelativeLocation(headers: IncomingHttpHeaders, port: number): IncomingHttpHeaders {
  const own = `http://127.0.0.1:${port}/`;
  const { location } = headers;
  return location?.startsWith(own)
    ? { ...headers, location: location.slice(own.length - 1) }
    : headers;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
/** Milliseconds after which a request to a host fails. */
const requestTimeout = 20_000;

/**
 * Sends a request to a host on this machine. The target is sent exactly as given, without normalization.
 *
 * @throws when the host does not respond in time
 */
export function sendRequest(
  port: number,
  target: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  return new Promise((done, fail) => {
    const sent = request(
      { host: '127.0.0.1', port, path: target, agent, headers, timeout: requestTimeout },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.once('error', fail);
        response.once('end', () =>
          done({
            status: response.statusCode ?? 0,
            headers: withRelativeLocation(response.headers, port),
            body: Buffer.concat(pieces),
          }),
        );
      },
    );
    sent.once('timeout', () =>
      sent.destroy(new Error(`no response within ${requestTimeout / 1000} s`)),
    );
    sent.once('error', fail);
    sent.end();
  });
}
