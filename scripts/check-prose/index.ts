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
import { main } from '@/scripts/start/main';
import { checkProse } from './check-prose';
import { formatFinding } from './finding';
import { ensureGenerated } from './names/read-names';

main(async () => {
  await ensureGenerated();
  const files = globSync('content/{overviews,guides}/**/*.md')
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  const findings = await checkProse(
    files.map((path) => ({ path, source: readFileSync(path, 'utf8') })),
  );
  if (findings.length === 0) {
    console.log(`Prose: ${files.length} files, nothing found.`);
    return;
  }
  throw new Error(`${findings.map(formatFinding).join('\n')}\n\nProse: ${findings.length} found.`);
});
