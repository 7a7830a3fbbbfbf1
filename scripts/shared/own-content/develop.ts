import { prepare, ranElsewhere, type Request } from './elsewhere';
import { readWatched, watchFolders } from './watch-folders';

/** Editors write a file in several steps; what comes within this time is one change. */
const settleMilliseconds = 200;

/**
 * Develops the site of another folder: gathers its content again when that changes, wherever it lies; what
 * runs in the workspace sees it as it sees changes here.
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
  const stop = watchFolders(readWatched(await prepare(folder)), () => {
    clearTimeout(timer);
    timer = setTimeout(again, settleMilliseconds);
  });
  try {
    await ranElsewhere('dev', ['--content', folder, ...rest]);
  } finally {
    stop();
  }
}
