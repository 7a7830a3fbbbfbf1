import { existsSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { agentPaths } from '@/lib/routes/agent-paths';
import { withoutBase } from '@/lib/routes/base';
import { searchPaths } from '@/lib/routes/search-paths';
import { type LocalIndex, openIndex } from '@/scripts/generate/search-index/open-index';

/** A built site on the disk, for the queries of agents. */
export interface BuiltSite {
  index: LocalIndex;
  /** What the site documents, and its version: the title of `llms.txt`. */
  title: string;
  /** The text of a file of the site, or undefined when there is none. */
  read: (path: string) => string | undefined;
}

/** @throws when the folder does not contain a built site */
export function openSite(folder: string): BuiltSite {
  const root = resolve(folder);
  const read = (path: string) => {
    const file = resolve(join(root, withoutBase(path)));
    // An address with `..` must not leave the site.
    if (!file.startsWith(root + sep) || !existsSync(file)) return undefined;
    return readFileSync(file, 'utf8');
  };
  const list = read(agentPaths.llms);
  if (list === undefined || read(searchPaths.manifest) === undefined) {
    throw new Error(`${folder}/ contains no built site. Run \`npm run build\` first.`);
  }
  const title = /^# (.+)/.exec(list)?.[1] ?? '';
  return { index: openIndex(root), title, read };
}
