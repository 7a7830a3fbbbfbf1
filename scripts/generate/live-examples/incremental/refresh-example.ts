import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { isPlayground } from '@/lib/examples/playground';
import { catalogueSchema, type LiveManifest, liveManifestSchema } from '@/lib/examples/schema';
import { exampleFilesIn } from '@/lib/generated/files';
import { writeFragments } from '../fragments';
import { missingProvider, missingTokenIn } from '../missing-provider';
import { readLibrary } from '../playgrounds/library';
import { planPlaygrounds } from '../playgrounds/plan-playgrounds';
import { prerender } from '../prerender';
import { readEntries } from '../read-entries';
import type { ScannedExample } from '../scan-folder';
import { servedPath } from '../served-path';
import { writeStylesheet } from '../stylesheet';
import { stampFileIn, writeJson } from '../write-generated';

/** A subfolder of the served folder. A full build removes it. */
const folder = 'alone';

interface Places {
  /** The workspace in which the example was compiled, alone or with a few others. */
  workspace: string;
  generated: string;
  served: string;
}

/**
 * Replaces the files of one example from the full build by those of its latest compilation. Does not change
 * other examples. Icons that no example used before are missing until the next full build.
 *
 * @param build the number of the build in this process
 * @throws when the example cannot be pre-rendered, or is a playground with an input without a suitable
 *   control
 */
export async function refreshExample(
  scanned: ScannedExample,
  build: number,
  { workspace, generated, served }: Places,
): Promise<void> {
  const { id } = scanned.example;
  const plans = isPlayground(id) ? planPlaygrounds([scanned], readLibrary()) : [];
  const { pages, failed } = await prerender(join(workspace, 'dist'), [id], build);
  const [page] = pages;
  if (!page) {
    const reason = failed.get(id) ?? '';
    const token = missingTokenIn(reason);
    const words = token === undefined ? reason : missingProvider(token);
    throw new Error(`${id}: cannot be pre-rendered: ${words}`);
  }

  // From here on, the generated files differ from those of the full build.
  rmSync(stampFileIn(generated), { force: true });
  const files = exampleFilesIn(generated);
  const manifest = liveManifestSchema.parse(JSON.parse(readFileSync(files.manifest, 'utf8')));
  const { runtime, modules } = copyModules(workspace, served);
  const sheet = servedPath(writeStylesheet(`${folder}/${id}`, '', page.styles, served));
  const sheets = [...sheetsOfAll(manifest, id), sheet];
  const needs = { modulesOf: () => modules, sheetsOf: () => sheets };
  const fragments = await writeFragments([scanned], [page], needs, served);

  const catalogue = catalogueSchema.parse(JSON.parse(readFileSync(files.catalogue, 'utf8')));
  writeJson(
    files.catalogue,
    catalogue.map((example) => (example.id === id ? scanned.example : example)),
  );
  writeJson(files.sources(id), scanned.sources);
  writeFileSync(files.html(id), page.html);
  for (const [name, plan] of plans) writeJson(files.playground(name), plan);
  for (const [name, code] of fragments.files) writeJson(files.code(name), code);
  writeJson(files.manifest, {
    ...manifest,
    ownRuntimes: { ...manifest.ownRuntimes, [id]: runtime },
    sheets: { ...manifest.sheets, [id]: sheets },
    examples: { ...manifest.examples, [id]: modules },
    stages: { ...manifest.stages, ...fragments.stages },
    code: { ...manifest.code, ...fragments.code },
  } satisfies LiveManifest);
}

/** The stylesheets of an example from the full build. */
function sheetsOfAll({ sheets }: LiveManifest, id: string): readonly string[] {
  return (sheets[id] ?? []).filter((sheet) => !sheet.startsWith(servedPath(`${folder}/`)));
}

/** Copies the modules of the builder to the served folder. Their names contain a content hash. */
function copyModules(workspace: string, served: string) {
  const from = join(workspace, 'dist/browser');
  const names = readdirSync(from).filter((name) => name.endsWith('.js'));
  mkdirSync(join(served, folder), { recursive: true });
  for (const name of names) cpSync(join(from, name), join(served, folder, name));
  const main = readEntries(workspace).get(resolve(workspace, 'src/main.ts'));
  if (main === undefined) throw new Error(`${workspace}: the build has no main.ts`);
  const place = (name: string) => servedPath(`${folder}/${name}`);
  return { runtime: place(basename(main)), modules: names.map(place) };
}
