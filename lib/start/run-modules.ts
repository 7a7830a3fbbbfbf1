import { nextTask } from '@/lib/browser/scheduling/next-task';

declare global {
  interface Window {
    /** Takes what the bundler's scripts, and its own inline script, have to say to its runtime. */
    TURBOPACK?: { push: (...chunks: readonly unknown[]) => unknown };
  }
}

/** A row of a page's data that names a module which runs in the browser. */
const moduleRow = /:I\[(\d+),/g;

/** The modules that a page's data name, in their order, each once. */
export function modulesOfData(data: string): readonly number[] {
  return [...new Set(Array.from(data.matchAll(moduleRow), ([, id]) => Number(id)))];
}

/**
 * Runs modules whose scripts have run, each in a task of its own: together they are a long one on a slow phone. What
 * cannot run yet, or fails, is left to who needs it, and is told there.
 *
 * @param modules the bundler's numbers of them
 * @param isOver whether nobody needs them any more
 */
export async function runModules(modules: readonly number[], isOver: () => boolean): Promise<void> {
  for (const id of modules) {
    await nextTask();
    if (isOver()) return;
    await tell({ otherChunks: [], runtimeModuleIds: [id] }).catch(() => undefined);
  }
}

/**
 * Tells the bundler's runtime what its own inline script would have, as if that came from one of its scripts: the
 * framework looks at the address of the script it is started by.
 *
 * @param chunk which modules it is to run, behind which files
 * @param src the script's address, as the page asked for it
 * @returns settles when they have run
 * @throws what they do
 */
export async function tellAsScript(chunk: unknown, src: string): Promise<void> {
  const value = document.querySelector(`script[src="${src}"]`);
  Object.defineProperty(document, 'currentScript', { configurable: true, value });
  try {
    await tell(chunk);
  } finally {
    // The browser's own shows again.
    Reflect.deleteProperty(document, 'currentScript');
  }
}

async function tell(chunk: unknown): Promise<void> {
  await window.TURBOPACK?.push(chunk);
}
