import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { generatedFiles } from '@/lib/generated/files';
import { itemMeasuresSchema } from '@/lib/measured/schema';
import { extractApi } from '@/scripts/generate/api-reference/extract';
import { type Snapshot, snapshotOf } from '@/scripts/maintain/api-history/snapshot';
import { listFiles } from '@/scripts/shared/list-files';

/** What an update may change. */
export interface LibraryState {
  api: Snapshot;
  /** By item and property, the fallback of each token as JSON. */
  tokens: ReadonlyMap<string, string>;
  /** By file, what the drawing is made from and the sizes of examples, as JSON. */
  measures: ReadonlyMap<string, { drawing: string; sizes: string }>;
}

const tokensSchema = z.looseObject({
  item: z.string(),
  groups: z.array(
    z.looseObject({
      tokens: z.array(z.looseObject({ property: z.string(), fallback: z.unknown() })),
    }),
  ),
});

function readTokens(): ReadonlyMap<string, string> {
  const folder = generatedFiles.tokens;
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const entries = files.flatMap((file) => {
    const { data } = tokensSchema.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    return (data?.groups ?? []).flatMap(({ tokens }) =>
      tokens.map(({ property, fallback }): [string, string] => [
        `${data?.item ?? ''}: ${property}`,
        JSON.stringify(fallback ?? null),
      ]),
    );
  });
  return new Map(entries);
}

function readMeasures(): LibraryState['measures'] {
  const folder = generatedFiles.measures;
  if (!existsSync(folder)) return new Map();
  return new Map(
    listFiles(folder).map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const { anatomy, examples } = itemMeasuresSchema.parse(JSON.parse(text));
      return [file, { drawing: JSON.stringify(anatomy), sizes: JSON.stringify(examples) }];
    }),
  );
}

/**
 * Reads the state of the installed library. The tokens are those of the last `npm run generate`.
 *
 * @param packages names of the documented packages
 */
export function readState(packages: readonly string[]): LibraryState {
  const folders = packages.map(
    (name) => [name, join(process.cwd(), 'node_modules', name)] as const,
  );
  return {
    api: snapshotOf(extractApi(Object.fromEntries(folders))),
    tokens: readTokens(),
    measures: readMeasures(),
  };
}
