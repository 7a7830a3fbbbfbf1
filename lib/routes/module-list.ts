import { withBase, withoutBase } from './base';
import { filePaths } from './file-paths';

/** Around the hash in the name of most modules. */
const chunk = { start: 'chunk-', end: '.js' } as const;
const common = /^chunk-([\w-]+)\.js$/;

/**
 * The modules of an example as the attribute of its element. A page may name hundreds, so each is named within
 * the folder of all, and most by their hashes alone: `/live/chunk-Ab1.js` is `Ab1`.
 *
 * @param places where the modules lie in the export
 * @returns names with spaces between
 */
export function writeModuleList(places: readonly string[]): string {
  const folder = withoutBase(filePaths.live(''));
  return places
    .map((place) => (place.startsWith(folder) ? place.slice(folder.length) : place))
    .map((name) => name.replace(common, '$1'))
    .join(' ');
}

/** The URLs of the modules that {@link writeModuleList} wrote. */
export function readModuleList(list: string): readonly string[] {
  return list
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => {
      if (name.startsWith('/')) return withBase(name);
      return filePaths.live(name.endsWith(chunk.end) ? name : chunk.start + name + chunk.end);
    });
}
