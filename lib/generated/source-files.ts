import { z } from 'zod';
import { generatedFiles } from './files';
import { readGeneratedJson } from './read';

const names = z.record(z.string(), z.string());

const schema = z.object({
  /** Files of `content/` to the files they are copies of, from the root of their repository. */
  files: names,
  /** Pictures that texts show, from that root, to the names of their copies. */
  images: names,
  /** Further files that texts link to, from that root: the repository shows them. */
  others: z.array(z.string()),
});

/** Where the files of a site come from whose text lies elsewhere. */
export type SourceFiles = z.infer<typeof schema>;

let sources: SourceFiles | undefined;

/**
 * Reads where the files of `content/` come from.
 *
 * @throws when this has not been written: only sites whose text lies elsewhere have it
 */
export function readSourceFiles(): SourceFiles {
  return (sources ??= readGeneratedJson(generatedFiles.sourceFiles, schema));
}
