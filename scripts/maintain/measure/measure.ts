import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { library } from '@/lib/catalogue/library';
import { examplesOf } from '@/lib/examples/of-item';
import { isClientOnly, readOutcomes } from '@/lib/examples/outcomes';
import type { ExampleSize, ItemMeasures, StartedExample } from '@/lib/measured/schema';
import { generators } from '@/scripts/generate/generators';
import { findBrowser } from '@/scripts/shared/installed-browsers/find-browser';
import { printStep } from '@/scripts/shared/print-step';
import { runOrThrow } from '@/scripts/shared/run-or-throw';
import { formatMeasures } from './format';
import { openSession, type Session } from './session';
import { type MeasuredItem, measuredItems, obsoleteFiles, outdatedFields } from './stamps';

/** The generators whose output is measured, and those that they read. */
const needed = ['API reference', 'Live examples'];

/** Generates what is measured. */
export async function generateExamples(): Promise<void> {
  for (const { name, command } of generators) {
    if (!needed.includes(name)) continue;
    printStep(`Generating: ${name}`);
    await runOrThrow(command);
  }
}

async function measureExamples({ item }: MeasuredItem, session: Session) {
  const clientOnly = new Set(
    readOutcomes()
      .examples.filter(isClientOnly)
      .map(({ id }) => id),
  );
  const examples: Record<string, ExampleSize> = {};
  const started: Record<string, StartedExample> = {};
  const problems: string[] = [];
  for (const { id, folder } of examplesOf(item)) {
    if (clientOnly.has(id)) {
      started[id] = await session.started(id);
      continue;
    }
    const size = await session.sizes(id);
    if (!size) continue;
    examples[id] = size;
    for (const { family, text } of await session.installedFonts()) {
      const problem = `${folder}: drawn in "${family}", a font of this machine: ${text.slice(0, 60).trim()}`;
      // Other sites cannot always change their examples.
      if (library.strict) problems.push(problem);
      else console.log(problem);
    }
  }
  return { examples, started, problems };
}

/** Measures an item. Returns the problems instead of measures when there are any. */
async function measureItem(
  measured: MeasuredItem,
  session: Session,
): Promise<ItemMeasures | readonly string[]> {
  const { anatomy, stamp, item } = measured;
  const { examples, started, problems } = await measureExamples(measured, session);
  const hasStarted = Object.keys(started).length > 0;
  const measures = { from: stamp, examples, ...(hasStarted && { started }) };
  if (!anatomy) return problems.length > 0 ? problems : measures;
  try {
    const drawn = await session.anatomy(anatomy);
    return problems.length > 0 ? problems : { ...measures, anatomy: drawn };
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return [...problems, `content/anatomy: ${item.id}: ${reason}`];
  }
}

async function measureItems(stale: readonly MeasuredItem[]): Promise<readonly string[]> {
  const browser = findBrowser();
  if (browser === undefined) {
    throw new Error('Measuring needs Chromium. Install one, or set CHROME_PATH to its path.');
  }
  const session = await openSession(browser);
  const problems: string[] = [];
  try {
    for (const item of stale) {
      const result = await measureItem(item, session);
      if ('from' in result) {
        mkdirSync(dirname(item.file), { recursive: true });
        writeFileSync(item.file, formatMeasures(result));
      } else problems.push(...result);
    }
  } finally {
    await session.close();
  }
  return problems;
}

/**
 * Renews the files of `content/measured` that are out of date, and removes obsolete ones.
 *
 * @param all whether to measure everything again
 * @throws without Chromium, or with all problems after everything else was measured
 */
export async function measure({ all = false } = {}): Promise<void> {
  const items = measuredItems();
  for (const file of obsoleteFiles(items)) rmSync(file);
  const stale = all ? items : items.filter((item) => outdatedFields(item).length > 0);
  if (stale.length === 0) {
    console.log(`Measures: all ${items.length} files are up to date.`);
    return;
  }
  await generateExamples();
  printStep(`Measuring ${stale.length} of ${items.length} items`);
  const started = performance.now();
  const problems = await measureItems(stale);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (problems.length > 0) throw new Error(`Cannot be measured:\n  ${problems.join('\n  ')}`);
  console.log(`Measures: ${stale.length} of ${items.length} files measured, in ${seconds} s.`);
}
