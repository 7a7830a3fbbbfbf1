import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ExampleOutcomes } from '@/lib/examples/outcomes';
import type { ExampleCode, LiveManifest } from '@/lib/examples/schema';
import { exampleFilesIn } from '@/lib/generated/files';
import type { PlaygroundPlan } from '@/lib/playground/model';
import type { Judged } from './judge';
import type { Prerendered } from './prerender';
import type { ScannedExample } from './scan-folder';

/** All that the site's readers read. */
export interface GeneratedContent {
  scanned: readonly ScannedExample[];
  judged: readonly Judged[];
  /** What stands on each stage before scripts run. */
  pages: readonly Pick<Prerendered, 'id' | 'html'>[];
  plans: ReadonlyMap<string, PlaygroundPlan>;
  /** Highlighted files by example. */
  code: ReadonlyMap<string, ExampleCode>;
  manifest: LiveManifest;
  /** Names that their elements may have as classes. */
  classes: readonly string[];
  outcomes: ExampleOutcomes;
}

/** Writes catalogue, sources, pre-rendered HTML, plans, highlighted code, manifest, names of classes and outcomes into an emptied folder. */
export function writeGenerated(folder: string, content: GeneratedContent): void {
  const files = exampleFilesIn(folder);
  emptyFolder(folder);
  writeJson(
    files.catalogue,
    content.judged.map(({ example }) => example),
  );
  for (const { example, sources } of content.scanned) writeJson(files.sources(example.id), sources);
  for (const plan of content.plans.values()) writeJson(files.playground(plan.id), plan);
  for (const { id, html } of content.pages) write(files.html(id), html);
  for (const [id, code] of content.code) writeJson(files.code(id), code);
  writeJson(files.manifest, content.manifest);
  writeJson(files.classes, content.classes);
  writeJson(files.outcomes, content.outcomes);
}

/** What the build of all examples was made of; where there is none, the next one does not spare itself the work. */
export const stampFileIn = (folder: string): string => `${folder}/stamp`;

/** Makes a folder, or takes out all that is in it. */
export function emptyFolder(dir: string): void {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
}

export function writeJson(file: string, value: unknown): void {
  write(file, `${JSON.stringify(value, null, 1)}\n`);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
