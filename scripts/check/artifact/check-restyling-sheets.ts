import { hashedFolder } from '@/lib/routes/hosts/headers';
import type { Finding } from './finding';

const sheetName = /static\/chunks\/[\w~.-]+\.css/g;
/** Files of page data that many pages share. */
const sharedData = /\/site\/parts-[^/]*\.json$/;
/** CSS that makes a browser restyle the whole page when its stylesheet loads. */
const restyling = /@layer\b|@property\b|@font-face\b|:root[^{}]*\{[^}]*--/;
/** Stylesheets of examples. Their rules for the root are equal in all of them. */
const ofExamples = /^live\/[^/]*\.css$/;
/** CSS that makes a browser lay out the whole page again. */
const relayout = /@font-face\b/;

/**
 * Reports stylesheets that are loaded when something opens and restyle the whole page (see `unlayer` in
 * `postcss.config.mjs`), and stylesheets of examples that lay it out again (see `extractIconFace`).
 *
 * @param files all files of the export
 * @param text returns the text of a file
 */
export function checkRestylingSheets(
  files: readonly string[],
  text: (file: string) => string,
): readonly Finding[] {
  const inFolder = (file: string) => `/${file}`.startsWith(`${hashedFolder}/chunks/`);
  const scripts = files.filter((file) => inFolder(file) && file.endsWith('.js'));
  const named = new Set(scripts.flatMap((file) => text(file).match(sheetName) ?? []));
  const shared = files.filter((file) => sharedData.test(file)).map(text);
  const own = files.filter((file) => file.endsWith('.txt')).map(text);
  // A stylesheet in the data of two pages is loaded with them. One page does not count: search has its own
  // page.
  const isOnDemand = (name: string) =>
    !shared.some((data) => data.includes(name)) &&
    own.filter((data) => data.includes(name)).length < 2;
  const onDemand = [...named].filter(isOnDemand);
  const forbiddenIn = (file: string) => {
    if (ofExamples.test(file)) return relayout;
    return inFolder(file) && onDemand.some((name) => file.endsWith(name)) ? restyling : undefined;
  };
  return files.flatMap((file) => {
    const [found] = forbiddenIn(file)?.exec(text(file)) ?? [];
    if (found === undefined) return [];
    const message = `is loaded after the page and has "${found}": the browser restyles or lays out the whole page again`;
    return [{ path: `/${file}`, rule: 'styles/restyling', message }];
  });
}
