import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** What a host has answered. */
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A host may say where to go with its own name before it, the one it was asked by: Apache does. */
function withoutOwnName(headers: IncomingHttpHeaders, port: number): IncomingHttpHeaders {
  const own = `http://127.0.0.1:${port}/`;
  const { location } = headers;
  return location?.startsWith(own)
    ? { ...headers, location: location.slice(own.length - 1) }
    : headers;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
/** Milliseconds after which a host that says nothing counts as broken. */
const patience = 20_000;

/**
 * Asks a host on this machine, by the target exactly as it is written: nothing is normalized.
 *
 * @throws when it does not answer
 */
export function ask(
  port: number,
  target: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  return new Promise((done, fail) => {
    const sent = request(
      { host: '127.0.0.1', port, path: target, agent, headers, timeout: patience },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.once('error', fail);
        response.once('end', () =>
          done({
            status: response.statusCode ?? 0,
            headers: withoutOwnName(response.headers, port),
            body: Buffer.concat(pieces),
          }),
        );
      },
    );
    sent.once('timeout', () => sent.destroy(new Error(`no answer within ${patience / 1000} s`)));
    sent.once('error', fail);
    sent.end();
  });
}
