import { copyChanged } from './copy-changed';
import { type Generator, generatorHere } from './generator';
import { type ContentOptions, prepareWorkspace, runIn } from './run-for-external-content';
import { readWatched, watchFolders } from './watch-folders';

/** Editors write a file in several steps. Events within this time count as one change. */
const debounceMilliseconds = 200;
/** What follows from the change of a text waits until its page has been shown. */
const afterCopyMilliseconds = 2000;

/**
 * Runs the development server for external content. Copies the content into the workspace again whenever it
 * changes. The server in the workspace watches these copies. A text is copied first, alone: that takes no time.
 */
export async function developExternalContent(
  { folder, rest }: ContentOptions,
  generator: Generator = generatorHere(folder),
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let queue = Promise.resolve();
  const enqueueUpdate = () => {
    queue = queue.then(async () => {
      try {
        await prepareWorkspace(folder, generator);
      } catch (error) {
        console.error(error instanceof Error ? error.message : error, '- waiting for a change.');
      }
    });
  };
  const root = await prepareWorkspace(folder, generator);
  const stop = watchFolders(readWatched(root), (file) => {
    const isShown = copyChanged(root, file);
    clearTimeout(timer);
    timer = setTimeout(enqueueUpdate, isShown ? afterCopyMilliseconds : debounceMilliseconds);
  });
  try {
    await runIn(root, ['tsx', 'scripts/commands/dev.ts', ...rest]);
  } finally {
    stop();
  }
}
