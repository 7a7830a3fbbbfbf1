import { hashedFolder } from '@/lib/routes/hosts/headers';
import type { Finding } from './finding';

const sheetName = /static\/chunks\/[\w~.-]+\.css/g;
/** What many pages have in common in their data. */
const sharedData = /\/site\/parts-[^/]*\.json$/;
/** Of what a browser styles all of the page again for, when a sheet with it comes. */
const restyling = /@layer\b|@property\b|@font-face\b|:root[^{}]*\{[^}]*--/;
/** Style sheets of examples. What their theme says of the root is the same in all. */
const ofExamples = /^live\/[^/]*\.css$/;
/** Of what a browser lays out all of the page again for. */
const relaying = /@font-face\b/;

/**
 * Style sheets that come when something is opened, and have the whole page styled again: see `unlayer` in
 * `postcss.config.mjs`; and those of examples that have it laid out again: see `setIconFaceAside`.
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
  const refusedIn = (file: string) => {
    if (ofExamples.test(file)) return relaying;
    return inFolder(file) && late.some((name) => file.endsWith(name)) ? restyling : undefined;
  };
  return files.flatMap((file) => {
    const [found] = refusedIn(file)?.exec(text(file)) ?? [];
    if (found === undefined) return [];
    const message = `comes after the page and has "${found}": all of the page is styled or laid out again`;
    return [{ path: `/${file}`, rule: 'styles/late', message }];
  });
}
