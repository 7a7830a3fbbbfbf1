import { createServer, type Server } from 'node:net';

/**
 * Starts to listen, for this machine alone unless HOST names another address (`0.0.0.0` for all).
 *
 * @param port 0 lets the system choose
 * @returns the port; rejects with a sentence for people when it is taken or forbidden
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is taken by another program.`,
        EACCES: `Port ${port} may not be used without more rights.`,
      };
      const reason = reasons[error.code ?? ''] ?? error.message;
      fail(new Error(`${reason} Choose another one: PORT=4174 npm run serve`));
    });
    server.listen(port, process.env.HOST ?? 'localhost', () => {
      const address = server.address();
      done(address !== null && typeof address === 'object' ? address.port : port);
    });
  });
}

/** A port that nothing uses, for a program that has to be told one. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0);
  await new Promise((done) => probe.close(done));
  return port;
}

/** Reads a port from the environment; throws when it is none. */
export function portFrom(value: string | undefined, standard: number): number {
  if (value === undefined || value === '') return standard;
  const port = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (port < 65536) return port;
  throw new Error(`PORT must be a number from 0 to 65535, not "${value}".`);
}
