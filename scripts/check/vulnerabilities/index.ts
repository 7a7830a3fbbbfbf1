/**
 * Asks the registry for known vulnerabilities of the installed packages and of the tools that are fetched.
 *
 * Reads   the lock files; accepted.ts.
 * Prints  every advisory, and its severity.
 * Fails   with 1 when a high or critical advisory has no reason in accepted.ts, or an entry there matches
 *         none; with 2 when the registry does not audit: nothing is known then.
 */
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { capture } from '@/scripts/shared/capture';
import { main } from '@/scripts/shared/main';
import { accepted } from './accepted';
import { type Advisory, judgeAudit, NotAudited, readAudit } from './judge-audit';

async function audit(folder: string): Promise<readonly Advisory[]> {
  const { output } = await capture([
    'npm',
    'audit',
    '--json',
    '--loglevel=silent',
    '--prefix',
    folder,
  ]);
  return readAudit(folder, output);
}

main(async () => {
  const tools = globSync('scripts/shared/fetched-tools/*/package-lock.json').map((file) =>
    dirname(file),
  );
  const folders = ['.', ...tools.sort()];
  try {
    const advisories = (await Promise.all(folders.map(audit))).flat();
    for (const { name, severity, title, url } of advisories) {
      console.log(`${severity.padEnd(9)} ${name}: ${title} (${url})`);
    }
    const problems = judgeAudit(advisories, accepted);
    console.log(`${folders.length} lock files, ${advisories.length} advisories.`);
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof NotAudited)) throw error;
    console.error(`Not audited. The registry did not answer for ${error.message}`);
    process.exitCode = 2;
  }
});
