import { requireNode } from './require-node';

interface Options {
  /** Exits the process when the work is done, even if something still runs. */
  exit?: boolean;
}

/**
 * Runs the work of a script. Checks the version of Node.js first. When the work fails, prints the message of
 * the error and of its causes, and sets exit code 1. Prints no stack trace, because it does not help readers.
 */
export function main(work: () => void | Promise<void>, { exit = false }: Options = {}): void {
  const start = async () => {
    requireNode();
    await work();
  };
  start()
    .catch((error: unknown) => {
      console.error(`\n${messagesOf(error).join('\n  because: ')}`);
      process.exitCode = 1;
    })
    .finally(() => {
      if (exit) process.exit();
    });
}

function messagesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  return [error.message, ...(error.cause === undefined ? [] : messagesOf(error.cause))];
}
