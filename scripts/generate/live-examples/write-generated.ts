import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ExampleOutcomes } from '@/lib/examples/outcomes';
import type { ExampleCode, LiveManifest } from '@/lib/examples/schema';
import { exampleFilesIn } from '@/lib/generated/files';
import type { PlaygroundPlan } from '@/lib/playground/model';
import type { ExampleResult } from './decide-outcome';
import type { Prerendered } from './prerender';
import type { ScannedExample } from './scan-folder';

/** The content of the generated files, which the pages of the site read. */
export interface GeneratedContent {
  scanned: readonly ScannedExample[];
  results: readonly ExampleResult[];
  /** The HTML of each stage before scripts run. */
  pages: readonly Pick<Prerendered, 'id' | 'html'>[];
  plans: ReadonlyMap<string, PlaygroundPlan>;
  /** The highlighted files, by example id. */
  code: ReadonlyMap<string, ExampleCode>;
  manifest: LiveManifest;
  /** All class names that elements of examples can have. */
  classes: readonly string[];
  outcomes: ExampleOutcomes;
}

/** Empties a folder and writes all generated files into it. */
export function writeGenerated(folder: string, content: GeneratedContent): void {
  const files = exampleFilesIn(folder);
  emptyFolder(folder);
  writeJson(
    files.catalogue,
    content.results.map(({ example }) => example),
  );
  for (const { example, sources } of content.scanned) writeJson(files.sources(example.id), sources);
  for (const plan of content.plans.values()) writeJson(files.playground(plan.id), plan);
  for (const { id, html } of content.pages) write(files.html(id), html);
  for (const [id, code] of content.code) writeJson(files.code(id), code);
  writeJson(files.manifest, content.manifest);
  writeJson(files.classes, content.classes);
  writeJson(files.outcomes, content.outcomes);
}

/** The file with the stamp of the last full build. Without it, the next run builds all examples again. */
export const stampFileIn = (folder: string): string => `${folder}/stamp`;

/** Creates a folder, or removes its content. */
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
