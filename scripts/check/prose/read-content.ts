import { existsSync, globSync, readFileSync } from 'node:fs';

/** A text of ours, by its path from the project's root. */
interface Source {
  path: string;
  source: string;
}

const contextFolder = 'content/blocks/';

/** Everything that is checked. */
export interface ProseContent {
  sources: readonly Source[];
  /** What the blocks of a text leave out, by the path of the text. */
  contexts: ReadonlyMap<string, string>;
}

/**
 * Reads all texts and what stands behind their blocks.
 *
 * @throws when a file in `content/blocks` belongs to no text
 */
export function readContent(): ProseContent {
  const sources = read('content/{overviews,guides}/**/*.md');
  const contexts = new Map<string, string>();
  for (const { path, source } of read(`${contextFolder}**/*.ts`)) {
    const text = path.replace(contextFolder, 'content/').replace(/\.ts$/, '.md');
    if (!existsSync(text)) throw new Error(`${path} belongs to ${text}, which does not exist`);
    contexts.set(text, source);
  }
  return { sources, contexts };
}

function read(pattern: string): readonly Source[] {
  return globSync(pattern)
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }));
}
