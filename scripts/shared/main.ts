import { requireNode } from './require-node';

/**
 * Runs a script's work: checks the Node it runs on, and turns an error into its message and exit
 * code 1, since a stack trace of ours helps nobody who reads it in a terminal. The causes of an error
 * are told below it.
 *
 * @returns when the work is done or has failed, for scripts that must not wait for what it leaves
 *   running
 */
export async function main(work: () => void | Promise<void>): Promise<void> {
  try {
    requireNode();
    await work();
  } catch (error) {
    console.error(`\n${messagesOf(error).join('\n  because: ')}`);
    process.exitCode = 1;
  }
}

function messagesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  return [error.message, ...(error.cause === undefined ? [] : messagesOf(error.cause))];
}
