/**
 * Checks the texts of writers: their code against the installed library, and their style.
 *
 * Usage   `--figures` also prints the reading ease of each page, the hardest first.
 * Reads   content/overviews/, content/guides/, content/blocks/, the installed packages and
 *         .generated/{api,tokens}, which it generates when they are missing.
 * Writes  .generated/prose/: the blocks as files, and cached results, so that unchanged blocks are not
 *         compiled again.
 * Fails   when a name, block, command or sentence is wrong. Prints each finding with file and line number,
 *         and counts what is not checked, with the reasons.
 */
import { main } from '@/scripts/shared/main';
import { checksVersion, isKnownClean, markClean, stateOf } from './clean-state';
import { ensureGenerated } from './ensure-generated';
import { readContent } from './read-content';
import { formatFigures, readingEase } from './reading/reading-ease';
import { formatFinding } from './shared/finding';
import { parseProse } from './shared/prose-file';

main(async () => {
  await ensureGenerated();
  const { sources, contexts } = readContent();
  if (process.argv.includes('--figures')) {
    const pages = sources.map(({ path, source }) => readingEase(parseProse(source, path)));
    console.log(formatFigures(pages).join('\n'));
  }
  const version = checksVersion();
  const contextSources = [...contexts].map(([path, source]) => ({ path, source }));
  const state = stateOf(version, [...sources, ...contextSources]);
  if (isKnownClean(state)) {
    console.log(`Prose: ${sources.length} files, unchanged since the last run without findings.`);
    return;
  }
  // Imported late, because loading its compilers takes longer than everything above.
  const { checkProse } = await import('./check-prose');
  const { findings, summary } = await checkProse(sources, contexts, version);
  if (findings.length > 0) {
    throw new Error(
      `${findings.map(formatFinding).join('\n')}\n\nProse: ${findings.length} findings.`,
    );
  }
  markClean(state);
  console.log(summary.join('\n'));
  console.log(`Prose: ${sources.length} files, no findings.`);
});
