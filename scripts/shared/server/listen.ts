import { createServer, type Server } from 'node:net';

/** The command that was started, with another port. */
function withOtherPort(port: number): string {
  const script = process.env['npm_lifecycle_event'] ?? 'serve';
  const npm = script === 'start' ? 'npm start' : `npm run ${script}`;
  return `PORT=${port < 65535 ? port + 1 : 4174} ${npm}`;
}

/**
 * Starts a server. It listens on `localhost` only, unless HOST names another address (`0.0.0.0` for all).
 *
 * @param port 0 lets the system choose a free port
 * @returns the port; rejects with a readable message when the port is in use or forbidden
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is already in use by another program.`,
        EACCES: `Permission denied to use port ${port}.`,
      };
      const reason = reasons[error.code ?? ''] ?? error.message;
      fail(new Error(`${reason} Choose another one: ${withOtherPort(port)}`));
    });
    server.listen(port, process.env.HOST ?? 'localhost', () => {
      const address = server.address();
      done(address !== null && typeof address === 'object' ? address.port : port);
    });
  });
}

/**
 * Checks before a long build that a server can be started after it.
 *
 * @throws as `listen` rejects
 */
export async function checkPort(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, port);
  await new Promise((done) => probe.close(done));
}

/** Finds a free port, for a program that needs a port as an argument. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0);
  await new Promise((done) => probe.close(done));
  return port;
}

/**
 * Parses the value of the environment variable PORT.
 *
 * @throws when it is not a port number
 */
export function portFrom(value: string | undefined, defaultPort: number): number {
  if (value === undefined || value === '') return defaultPort;
  const port = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (port < 65536) return port;
  throw new Error(`PORT must be a number from 0 to 65535, not "${value}".`);
}
