import { existsSync } from 'node:fs';
import { docItems } from '@/content/doc-items';
import { guides } from '@/content/guides';
import { themes } from '@/content/themes';
import { checkDocItems, checkGuides, checkThemes } from '@/lib/catalogue/check-content';
import { completeGuide, completeItem } from '@/lib/catalogue/complete-rows';
import { generatedFiles } from '@/lib/generated/files';
import type { BuildStep, StepTime } from '@/scripts/shared/build-steps/build-step';
import { runBuildSteps } from '@/scripts/shared/build-steps/run-build-steps';
import { checkFiles } from './check-files';
import { generators } from './generators';

/**
 * Checks the content tables and their files.
 *
 * @throws an error with file, row and field when a content table is invalid or one of its files is missing
 */
function checkTables(): void {
  checkFiles('.', {
    themes: checkThemes(themes),
    items: checkDocItems(docItems).map(completeItem),
    guides: checkGuides(guides).map(completeGuide),
  });
}

/**
 * Runs every generator whose inputs have changed, side by side where they do not wait for each other.
 *
 * @param besides further steps to run meanwhile
 * @returns the times of all steps
 * @throws as `checkTables` does, or the error of the step that fails
 */
export async function generate(besides: readonly BuildStep[] = []): Promise<readonly StepTime[]> {
  // Checked first, because generators that read invalid tables fail with misleading messages.
  checkTables();
  return runBuildSteps([...generators, ...besides]);
}

/** Lists the examples without compiling them, so that pages can be shown before. */
const outline: BuildStep = {
  name: 'List of the examples',
  command: ['tsx', 'scripts/generate/live-examples/outline.ts'],
  seconds: 3,
};

/**
 * Generates what pages need to be shown in development: everything but the examples and the search index, if
 * they have never been built.
 *
 * @throws as `generate` does
 */
export async function generateFirst(): Promise<void> {
  checkTables();
  const isNew = !existsSync(generatedFiles.examples.manifest);
  const first = generators.filter(({ isNeededFirst }) => isNeededFirst);
  await runBuildSteps([
    ...(isNew ? [outline] : []),
    ...first.map(({ after = [], ...step }) => ({
      ...step,
      // The outline is used in place of the examples.
      after: after.flatMap((name) => {
        if (first.some((other) => other.name === name)) return [name];
        return isNew && name === 'Live examples' ? [outline.name] : [];
      }),
    })),
  ]);
}

/**
 * Generates what `generateFirst` left out.
 *
 * @returns whether there was anything to do
 * @throws as `generate` does
 */
export async function generateRest(): Promise<boolean> {
  const times = await runBuildSteps(generators.filter(({ isForBuilds }) => !isForBuilds));
  const always = new Set(generators.flatMap(({ name, makes }) => (makes ? [] : [name])));
  return times.some(({ name, kept }) => !kept && !always.has(name));
}
