import { existsSync, type FSWatcher, readdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { unread } from './patterns';

/** Names the folders that a site's content lies in, in its workspace. */
export const watchedFile = '.generated/watched.json';

/** Reads them; nothing before the content was gathered for the first time. */
export function readWatched(root: string): readonly string[] {
  const file = join(root, watchedFile);
  return existsSync(file) ? z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

const concerns = (file: string) =>
  /\.(?:md|ts|html|css|scss|svg|png|jpe?g|gif|webp|avif)$/.test(file);
const isRead = (name: string) => !unread.has(name) && !name.startsWith('.');

/** A folder and all below it but those that nobody writes in: packages, builds, hidden ones. */
function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const below = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isRead(entry.name))
    .flatMap((entry) => foldersIn(join(folder, entry.name)));
  return [folder, ...below];
}

/**
 * Watches folders with all below them. The system's own way to do so would watch the installed packages
 * as well, which are thousands of folders.
 *
 * @param onChange is given what was written, removed or renamed, if it can be content
 * @returns ends it
 */
export function watchFolders(
  folders: readonly string[],
  onChange: (file: string) => void,
): () => void {
  const watchers = new Map<string, FSWatcher>();
  const look = () => {
    for (const folder of new Set(folders.flatMap(foldersIn))) {
      if (watchers.has(folder)) continue;
      const watcher = watch(folder, (event, name) => {
        // A folder may have come.
        if (event === 'rename') look();
        if (name !== null && concerns(name)) onChange(join(folder, name));
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
  look();
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}
