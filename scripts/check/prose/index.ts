/**
 * Checks what writers write: the code in it against the installed library, and how it reads.
 *
 * Reads   content/overviews/, content/guides/, content/blocks/, the installed packages and
 *         .generated/{api,tokens}, which it has made first if they are missing.
 * Writes  .generated/prose/: the blocks as files, and results by fingerprint, so that a block that
 *         did not change is not compiled again.
 * Fails   when a name, block, command or sentence is wrong. Every finding is a line with file and line
 *         number. What is not checked is counted, with its reasons.
 */
import { main } from '@/scripts/shared/main';
import { checksVersion, isKnownClean, keepClean, stateOf } from './clean-state';
import { ensureGenerated } from './ensure-generated';
import { readContent } from './read-content';
import { formatFinding } from './shared/finding';

main(async () => {
  await ensureGenerated();
  const { sources, contexts } = readContent();
  const version = checksVersion();
  const behind = [...contexts].map(([path, source]) => ({ path, source }));
  const state = stateOf(version, [...sources, ...behind]);
  if (isKnownClean(state)) {
    console.log(`Prose: ${sources.length} files, unchanged since nothing was found.`);
    return;
  }
  // Loaded only now: the compilers behind it take longer than everything above.
  const { checkProse } = await import('./check-prose');
  const { findings, summary } = await checkProse(sources, contexts, version);
  if (findings.length > 0) {
    throw new Error(
      `${findings.map(formatFinding).join('\n')}\n\nProse: ${findings.length} found.`,
    );
  }
  keepClean(state);
  console.log(summary.join('\n'));
  console.log(`Prose: ${sources.length} files, nothing found.`);
});
