import { hashedFolder } from '@/lib/routes/hosts/headers';
import type { Finding } from './finding';

const sheetName = /static\/chunks\/[\w~.-]+\.css/g;
/** What many pages have in common in their data. */
const sharedData = /\/site\/parts-[^/]*\.json$/;
/** Of what a browser styles all of the page again for, when a sheet with it comes. */
const restyling = /@layer\b|@property\b|@font-face\b|:root[^{}]*\{[^}]*--/;

/**
 * Style sheets that come when something is opened, and have the whole page styled again: see `unlayer` in
 * `postcss.config.mjs`.
 *
 * @param files all files of the export
 * @param text the text of one
 */
export function checkLateSheets(
  files: readonly string[],
  text: (file: string) => string,
): readonly Finding[] {
  const inFolder = (file: string) => `/${file}`.startsWith(`${hashedFolder}/chunks/`);
  const scripts = files.filter((file) => inFolder(file) && file.endsWith('.js'));
  const named = new Set(scripts.flatMap((file) => text(file).match(sheetName) ?? []));
  const shared = files.filter((file) => sharedData.test(file)).map(text);
  const own = files.filter((file) => file.endsWith('.txt')).map(text);
  // The search has a page of its own. What more pages have is there when something is opened on them.
  const comesLate = (name: string) =>
    !shared.some((data) => data.includes(name)) &&
    own.filter((data) => data.includes(name)).length < 2;
  const late = [...named].filter(comesLate);
  return files.flatMap((file) => {
    if (!inFolder(file) || !late.some((name) => file.endsWith(name))) return [];
    const [found] = restyling.exec(text(file)) ?? [];
    if (found === undefined) return [];
    const message = `comes when something is opened and has "${found}": the page is styled again`;
    return [{ path: `/${file}`, rule: 'styles/late', message }];
  });
}
