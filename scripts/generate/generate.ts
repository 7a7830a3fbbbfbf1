import { docItems } from '@/content/doc-items';
import { guides } from '@/content/guides';
import { themes } from '@/content/themes';
import { checkDocItems, checkGuides, checkThemes } from '@/lib/catalogue/check-content';
import { completeGuide, completeItem } from '@/lib/catalogue/complete-rows';
import type { BuildStep, StepTime } from '@/scripts/shared/build-steps/build-step';
import { runBuildSteps } from '@/scripts/shared/build-steps/run-build-steps';
import { checkFiles } from './check-files';
import { generators } from './generators';

/**
 * Runs every generator whose inputs have changed, side by side where they do not wait for each other.
 *
 * @param besides further steps to run meanwhile
 * @returns the times of all steps
 * @throws an error with file, row and field when a content table is invalid or one of its files is missing,
 *   or the error of the step that fails
 */
export async function generate(besides: readonly BuildStep[] = []): Promise<readonly StepTime[]> {
  // Checked first, because generators that read invalid tables fail with misleading messages.
  checkFiles('.', {
    themes: checkThemes(themes),
    items: checkDocItems(docItems).map(completeItem),
    guides: checkGuides(guides).map(completeGuide),
  });
  return runBuildSteps([...generators, ...besides]);
}
