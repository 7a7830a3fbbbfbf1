import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashedFolder, isHashed } from '@/lib/routes/hosts/headers';
import { listFiles } from '@/scripts/shared/list-files';

/** What Chromium understands as "compile all of it while it arrives"; a comment to everyone else. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Of the script that pages load first, only a part is called then. */
const first = `${hashedFolder}/site/`;

/**
 * Has browsers compile the scripts of the application, and the modules of live examples, beside the page, while they
 * arrive. Otherwise each function is compiled when it is first called, most of them while the application or an
 * example starts, or answers its first press: then somebody waits for it. That is two thirds of what the modules of
 * the application take to run, and a third of the first opening of a dialog.
 *
 * @param out the folder of the export
 */
export function hintCompilation(out: string): void {
  const scripts = listFiles(out).filter((file) => file.endsWith('.js') && isHashed(`/${file}`));
  for (const file of scripts.filter((name) => !`/${name}`.startsWith(first))) {
    const script = readFileSync(join(out, file), 'utf8');
    if (!script.startsWith(hint)) writeFileSync(join(out, file), hint + script);
  }
}
