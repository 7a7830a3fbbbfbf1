import { requireNode } from './require-node';

/**
 * Runs a script's work: checks the Node it runs on, and turns an error into its message and exit
 * code 1, since a stack trace of ours helps nobody who reads it in a terminal.
 */
export function main(work: () => Promise<void>): void {
  const start = async () => {
    requireNode();
    await work();
  };
  start().catch((error: unknown) => {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  });
}
