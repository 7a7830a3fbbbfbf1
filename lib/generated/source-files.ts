import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { generatedFiles } from './files';
import { readGeneratedJson } from './read';

const names = z.record(z.string(), z.string());

export const sourceFilesSchema = z.object({
  /** The repository that the texts are in, as an absolute path. */
  root: z.string(),
  /** Files of `content/` to the files they are copies of, from that root. */
  files: names,
  /** Pictures that texts show, from that root, to the names of their copies. */
  images: names,
  /** Further files that texts link to, from that root: the repository shows them. */
  others: z.array(z.string()),
});

/** Where the files of a site come from whose text lies elsewhere. */
export type SourceFiles = z.infer<typeof sourceFilesSchema>;

let sources: SourceFiles | undefined;

/**
 * Reads where the files of `content/` come from.
 *
 * @throws when this has not been written: only sites whose text lies elsewhere have it
 */
export function readSourceFiles(): SourceFiles {
  return (sources ??= readGeneratedJson(generatedFiles.sourceFiles, sourceFilesSchema));
}

/** The same, or nothing where the site's text lies in `content/` itself. */
export function sourceFilesIfAny(): SourceFiles | undefined {
  return existsSync(join(process.cwd(), generatedFiles.sourceFiles))
    ? readSourceFiles()
    : undefined;
}

/**
 * What a file or folder of `content/` is a copy of.
 *
 * @param path from the project's root
 * @param sources nothing where there are no copies: then each file is its own
 * @returns its path from the root of its repository, which begins with `../` when it lies outside;
 *   nothing when it is no copy but was made
 */
export function originOf(
  path: string,
  sources: Pick<SourceFiles, 'files'> | undefined = sourceFilesIfAny(),
): string | undefined {
  if (!sources) return path;
  const known = sources.files[path];
  if (known !== undefined) return known;
  const [copy, source] =
    Object.entries(sources.files).find(([name]) => name.startsWith(`${path}/`)) ?? [];
  if (copy === undefined || source === undefined) return undefined;
  return source.slice(0, source.length - (copy.length - path.length));
}
