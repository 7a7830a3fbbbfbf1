import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { importsOf } from '@/scripts/shared/build-steps/imports-of';
import { fingerprint, fingerprintOfFiles } from '@/scripts/shared/stamp';
import { readStamps } from './example-stamps';
import { prerender, type Rendering } from './prerender';
import { writeJson } from './write-generated';

const code = 'scripts/generate/live-examples/prerender.ts';

/** The last rendering of an example, with a stamp of what it was made from. */
const keptSchema = z.strictObject({
  stamp: z.string(),
  page: z.strictObject({ id: z.string(), html: z.string(), styles: z.array(z.string()) }),
});

/**
 * Renders the examples of a workspace like `prerender`, and only those that have changed since they were rendered
 * last. Those that failed are rendered again.
 *
 * @param dir the workspace, compiled by `compileChanged`
 * @param render for tests
 */
export async function prerenderChanged(
  dir: string,
  ids: readonly string[],
  render = prerender,
): Promise<Rendering> {
  const dist = join(dir, 'dist');
  const stamps = readStamps(dir);
  if (!stamps) return render(dist, ids);
  const common = fingerprint(
    stamps.common,
    fingerprintOfFiles([...importsOf([code]), join(dir, 'angular.json')]),
  );
  const stampOf = (id: string) => fingerprint(common, stamps.examples[id] ?? '');
  const fileOf = (id: string) => join(dir, 'rendered', `${id}.json`);
  const kept = ids.flatMap((id) => {
    if (!existsSync(fileOf(id))) return [];
    const { data } = keptSchema.safeParse(JSON.parse(readFileSync(fileOf(id), 'utf8')));
    return data?.stamp === stampOf(id) ? [data.page] : [];
  });
  const keptIds = new Set(kept.map(({ id }) => id));
  const { pages, failed } = await render(
    dist,
    ids.filter((id) => !keptIds.has(id)),
  );
  for (const page of pages) writeJson(fileOf(page.id), { stamp: stampOf(page.id), page });
  const byId = new Map([...kept, ...pages].map((page) => [page.id, page]));
  return { pages: ids.flatMap((id) => byId.get(id) ?? []), failed };
}
