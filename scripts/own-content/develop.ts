import { watch } from 'node:fs';
import { prepare, ranElsewhere, type Request } from './elsewhere';
import { repositoryRoot } from './references';

/** Editors write a file in several steps; what comes within this time is one change. */
const settleMilliseconds = 200;

const concerns = (file: string) =>
  /\.(?:md|ts|html|css|scss|svg|png|jpe?g|gif|webp|avif)$/.test(file) &&
  !/(?:^|[/\\])(?:node_modules|dist|out|\.[^/\\]+)[/\\]/.test(file);

/**
 * Develops the site of another folder: gathers again what changes there, or anywhere in its repository;
 * what runs in the workspace sees it as it sees changes here.
 */
export async function developElsewhere({ folder, rest }: Request): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const again = () => {
    last = last.then(async () => {
      try {
        await prepare(folder);
      } catch (error) {
        console.error(error instanceof Error ? error.message : error, '- waiting for a change.');
      }
    });
  };
  const root = repositoryRoot(folder);
  const watcher = watch(root, { recursive: true }, (_, file) => {
    if (file === null || !concerns(file)) return;
    clearTimeout(timer);
    timer = setTimeout(again, settleMilliseconds);
  });
  try {
    await ranElsewhere('dev', ['--content', folder, ...rest]);
  } finally {
    watcher.close();
  }
}
