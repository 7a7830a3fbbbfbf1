import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withBase, withoutBase } from '@/lib/routes/base';
import { hashedFolder } from '@/lib/routes/hosts/headers';
import { fingerprint } from '@/scripts/shared/stamp';

const folder = `${hashedFolder}/site`;

/**
 * Makes files that hold the style sheets of a page of an export.
 *
 * @param out the folder of the export
 * @param rules what each holds besides, behind them
 * @returns what makes one, of the sheets' URLs in their order, and returns its URL, which holds a hash: it
 *   may be kept for ever. It throws for a sheet from whose folder files are called otherwise than from
 *   the new one's.
 */
export function createSheetJoiner(out: string, rules = ''): (sheets: readonly string[]) => string {
  const made = new Map<string, string>();
  return (sheets) => {
    const key = sheets.join(' ');
    const known = made.get(key);
    if (known !== undefined) return known;
    const css = sheets.map((sheet) => readSheet(out, sheet)).join('\n') + rules;
    const file = `${folder}/page-${fingerprint(css).slice(0, 10)}.css`;
    mkdirSync(join(out, folder), { recursive: true });
    writeFileSync(join(out, file), css);
    const url = withBase(file);
    made.set(key, url);
    return url;
  };
}

function readSheet(out: string, sheet: string): string {
  const file = withoutBase(sheet);
  // Fonts are named by where they are from the sheet: `../media/`.
  if (dirname(dirname(file)) !== hashedFolder) {
    throw new Error(`The style sheet ${sheet} lies elsewhere than in a folder of ${hashedFolder}.`);
  }
  return readFileSync(join(out, file), 'utf8');
}
