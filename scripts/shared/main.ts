import { explainError } from './explain-error';
import { requireNode, supportedNode } from './require-node';

interface Options {
  /** Exits the process when the work is done, even if something still runs. */
  exit?: boolean;
  /** The file that says which versions of Node.js are supported; by default that of this project. */
  manifest?: string;
}

/**
 * Runs the work of a script. Checks the version of Node.js first. When the work fails, prints the message of
 * the error and of its causes, says what messages of the system mean, and sets exit code 1. Prints no stack
 * trace, because it does not help readers.
 */
export function main(
  work: () => void | Promise<void>,
  { exit = false, manifest }: Options = {},
): void {
  const start = async () => {
    requireNode(process.versions.node, supportedNode(manifest));
    await work();
  };
  start()
    .catch((error: unknown) => {
      const message = messagesOf(error).join('\n  because: ');
      console.error(`\n${message}`);
      const explanation = explainError(message);
      if (explanation !== undefined && !message.includes(explanation)) console.error(explanation);
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
