import { z } from 'zod';
import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson } from '@/lib/generated/read';

const schema = z.array(
  z.object({
    packageName: z.string().optional(),
    /** A file of the package, or an entry point. */
    file: z.string().optional(),
    symbol: z.string().optional(),
    problem: z.string(),
  }),
);

/** A part of a package's API that could not be read and is missing on its page. */
export type ApiFault = z.infer<typeof schema>[number];

/** Reads what the last extraction of the API could not read. */
export function readApiFaults(): readonly ApiFault[] {
  return readGeneratedJson(generatedFiles.apiFaults, schema);
}
