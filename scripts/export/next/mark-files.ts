import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptEnd, sheetEnd } from '@/lib/browser/network/whole-files';
import { hashedFolder } from '@/lib/routes/hosts/headers';
import { listFiles } from '@/scripts/shared/list-files';

/** Ends the framework's scripts, and all stylesheets, with what marks a whole one. Those that have it already stay. */
export function markFiles(out: string): void {
  for (const name of listFiles(out)) {
    const end = endOf(name);
    const file = join(out, name);
    if (end && !readFileSync(file, 'utf8').includes(end)) appendFileSync(file, `\n${end}\n`);
  }
}

function endOf(name: string): string | undefined {
  if (name.endsWith('.css')) return sheetEnd;
  return `/${name}`.startsWith(hashedFolder) && name.endsWith('.js') ? scriptEnd : undefined;
}
