import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptEnd } from '@/lib/browser/network/whole-files';
import { hashedFolder } from '@/lib/routes/hosts/headers';
import { listFiles } from '@/scripts/shared/list-files';

/** Ends the framework's scripts with the line that marks a whole one. Those that have it already stay. */
export function markScripts(out: string): void {
  const folder = join(out, hashedFolder);
  for (const name of listFiles(folder).filter((file) => file.endsWith('.js'))) {
    const file = join(folder, name);
    if (!readFileSync(file, 'utf8').includes(scriptEnd)) appendFileSync(file, `\n${scriptEnd}\n`);
  }
}
