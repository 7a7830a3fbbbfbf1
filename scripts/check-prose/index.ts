/**
 * Checks what writers write: the code in it against the installed library, and how it reads.
 *
 * Reads   content/overviews/, content/guides/, the installed packages and .generated/{api,tokens},
 *         which it has made first if they are missing.
 * Writes  .generated/prose/: the blocks as files, and results by fingerprint, so that a block that
 *         did not change is not compiled again.
 * Fails   when a name, block or sentence is wrong. Every finding is a line with file and line number.
 */
import { globSync, readFileSync } from 'node:fs';
import { main } from '@/scripts/shared/main';
import { checksVersion, isKnownClean, keepClean, stateOf } from './clean-state';
import { ensureGenerated } from './ensure-generated';
import { formatFinding } from './shared/finding';

main(async () => {
  await ensureGenerated();
  const paths = globSync('content/{overviews,guides}/**/*.md').map((path) =>
    path.replaceAll('\\', '/'),
  );
  const sources = paths.sort().map((path) => ({ path, source: readFileSync(path, 'utf8') }));
  const version = checksVersion();
  const state = stateOf(version, sources);
  if (isKnownClean(state)) {
    console.log(`Prose: ${sources.length} files, unchanged since nothing was found.`);
    return;
  }
  // Loaded only now: the compilers behind it take longer than everything above.
  const { checkProse } = await import('./check-prose');
  const findings = await checkProse(sources, version);
  if (findings.length > 0) {
    throw new Error(
      `${findings.map(formatFinding).join('\n')}\n\nProse: ${findings.length} found.`,
    );
  }
  keepClean(state);
  console.log(`Prose: ${sources.length} files, nothing found.`);
});
