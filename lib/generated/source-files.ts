import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { generatedFiles } from './files';
import { readGeneratedJson } from './read';

const names = z.record(z.string(), z.string());

export const sourceFilesSchema = z.object({
  /** Absolute path of the repository that contains the texts. */
  root: z.string(),
  /** Files of `content/` mapped to the files they are copies of, as paths from that root. */
  files: names,
  /** Pictures in texts, as paths from that root, mapped to the names of their copies. */
  images: names,
  /** Other files that texts link to, as paths from that root; links to them lead to the repository. */
  others: z.array(z.string()),
});

/** The origins of content files, for sites whose texts are stored elsewhere. */
export type SourceFiles = z.infer<typeof sourceFilesSchema>;

let sources: SourceFiles | undefined;

/**
 * Reads the origins of the files of `content/`.
 *
 * @throws when the file is missing; only sites whose texts are stored elsewhere have it
 */
export function readSourceFiles(): SourceFiles {
  return (sources ??= readGeneratedJson(generatedFiles.sourceFiles, sourceFilesSchema));
}

/**
 * Like {@link readSourceFiles}, but returns nothing when the site's texts are stored in `content/` itself.
 */
export function sourceFilesIfAny(): SourceFiles | undefined {
  return existsSync(join(process.cwd(), generatedFiles.sourceFiles))
    ? readSourceFiles()
    : undefined;
}

/**
 * Returns the path that a file or folder of `content/` was copied from.
 *
 * @param path path from the project's root
 * @param sources undefined when there are no copies; then `path` is returned
 * @returns path from the root of its repository, which begins with `../` when it is outside; undefined
 *   when it was generated instead of copied
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
