import { existsSync, type FSWatcher, readdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ignoredFolders } from './patterns';

/** The file in a workspace that lists the folders of the external content. */
export const watchedFile = '.generated/watched.json';

/** Reads the list of folders to watch; empty if the content has never been copied. */
export function readWatched(root: string): readonly string[] {
  const file = join(root, watchedFile);
  return existsSync(file) ? z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

const isContent = (file: string) =>
  /\.(?:md|ts|html|css|scss|svg|png|jpe?g|gif|webp|avif)$/.test(file);
const isWatched = (name: string) => !ignoredFolders.has(name) && !name.startsWith('.');

/** A folder and all its subfolders, except packages, builds and hidden folders. */
function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const below = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isWatched(entry.name))
    .flatMap((entry) => foldersIn(join(folder, entry.name)));
  return [folder, ...below];
}

/**
 * Watches folders recursively. The `recursive` option of Node.js would also watch the installed packages,
 * which are thousands of folders.
 *
 * @param onChange called with each content file that was written, removed or renamed
 * @returns a function that stops watching
 */
export function watchFolders(
  folders: readonly string[],
  onChange: (file: string) => void,
): () => void {
  const watchers = new Map<string, FSWatcher>();
  const updateWatchers = () => {
    for (const folder of new Set(folders.flatMap(foldersIn))) {
      if (watchers.has(folder)) continue;
      const watcher = watch(folder, (event, name) => {
        // A folder may have been created.
        if (event === 'rename') updateWatchers();
        if (name !== null && isContent(name)) onChange(join(folder, name));
      });
      watcher.on('error', () => {
        watcher.close();
        watchers.delete(folder);
      });
      watchers.set(folder, watcher);
    }
    for (const [folder, watcher] of watchers) {
      if (existsSync(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
  };
  updateWatchers();
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}
