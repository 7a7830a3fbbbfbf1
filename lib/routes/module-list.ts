import { withBase, withoutBase } from './base';
import { filePaths } from './file-paths';

/** Prefix and suffix around the hash in the name of most modules. */
const chunk = { start: 'chunk-', end: '.js' } as const;
const common = /^chunk-([\w-]+)\.js$/;

/**
 * Writes the modules of an example for an attribute of its element. A page may list hundreds of modules, so
 * the common folder is left out, and most are written as their hash alone: `/live/chunk-Ab1.js` is `Ab1`.
 *
 * @param places paths of the modules within the export
 * @returns names, separated by spaces
 */
export function writeModuleList(places: readonly string[]): string {
  const folder = withoutBase(filePaths.live(''));
  return places
    .map((place) => (place.startsWith(folder) ? place.slice(folder.length) : place))
    .map((name) => name.replace(common, '$1'))
    .join(' ');
}

/** Returns the URLs of the modules in a list written by {@link writeModuleList}. */
export function readModuleList(list: string): readonly string[] {
  return list
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => {
      if (name.startsWith('/')) return withBase(name);
      return filePaths.live(name.endsWith(chunk.end) ? name : chunk.start + name + chunk.end);
    });
}
