/**
 * Checks the spelling of the texts with CSpell, which is fetched the first time. Arguments are passed on to it.
 *
 * Reads   cspell.json and the files it names, content/words.txt.
 * Writes  .generated/tools/cspell, once.
 * Fails   when a word is unknown or has a spelling that is not American, and when CSpell cannot be fetched.
 */
import { run } from '@/scripts/shared/command';
import { fetchProgram } from '@/scripts/shared/fetched-tools/fetch-tool';
import { main } from '@/scripts/shared/main';

main(async () => {
  const options = ['--no-progress', '--no-summary', ...process.argv.slice(2)];
  process.exitCode = await run([await fetchProgram('cspell'), 'lint', ...options]);
});
