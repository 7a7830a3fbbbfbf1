import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withBase, withoutBase } from '@/lib/routes/base';
import { hashedFolder } from '@/lib/routes/hosts/headers';
import { fingerprint } from '@/scripts/shared/stamp';

const folder = `${hashedFolder}/site`;

/**
 * Joins the stylesheets of pages.
 *
 * @param out the folder of the export
 * @param rules CSS to append to each joined stylesheet
 * @returns a function that joins stylesheets, given by URL, in one file and returns its URL, which contains a
 *   hash, so that it can be cached forever. It throws when relative URLs in a stylesheet would change.
 */
export function createSheetJoiner(out: string, rules = ''): (sheets: readonly string[]) => string {
  const joined = new Map<string, string>();
  return (sheets) => {
    const key = sheets.join(' ');
    const known = joined.get(key);
    if (known !== undefined) return known;
    const css = sheets.map((sheet) => readSheet(out, sheet)).join('\n') + rules;
    const file = `${folder}/page-${fingerprint(css).slice(0, 10)}.css`;
    mkdirSync(join(out, folder), { recursive: true });
    writeFileSync(join(out, file), css);
    const url = withBase(file);
    joined.set(key, url);
    return url;
  };
}

function readSheet(out: string, sheet: string): string {
  const file = withoutBase(sheet);
  // Stylesheets refer to fonts by relative URLs: `../media/`.
  if (dirname(dirname(file)) !== hashedFolder) {
    throw new Error(`The stylesheet ${sheet} is not in a folder directly below ${hashedFolder}.`);
  }
  return readFileSync(join(out, file), 'utf8');
}
