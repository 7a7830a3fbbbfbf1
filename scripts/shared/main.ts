import { requireNode } from './require-node';

interface Options {
  /** Ends the process when the work is done, whatever it has left running. */
  exit?: boolean;
}

/**
 * Runs a script's work: checks the Node it runs on, and turns an error into its message and exit
 * code 1, since a stack trace of ours helps nobody who reads it in a terminal. The causes of an error
 * are told below it.
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
