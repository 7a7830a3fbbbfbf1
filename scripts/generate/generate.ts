import { docItems } from '@/content/doc-items';
import { guides } from '@/content/guides';
import { themes } from '@/content/themes';
import { checkDocItems, checkGuides, checkThemes } from '@/lib/catalogue/check-content';
import { completeGuide, completeItem } from '@/lib/catalogue/complete-rows';
import { printStep } from '@/scripts/shared/print-step';
import { runOrThrow } from '@/scripts/shared/run-or-throw';
import { checkFiles } from './check-files';
import { generators } from './generators';

/**
 * Runs every generator, one after another.
 *
 * @throws an error with file, row and field when a content table is invalid or one of its files is missing,
 *   or the error of the generator that fails
 */
export async function generate(): Promise<void> {
  // Checked first, because generators that read invalid tables fail with misleading messages.
  checkFiles('.', {
    themes: checkThemes(themes),
    items: checkDocItems(docItems).map(completeItem),
    guides: checkGuides(guides).map(completeGuide),
  });
  for (const { name, command } of generators) {
    printStep(`Generating: ${name}`);
    await runOrThrow(command);
  }
}
