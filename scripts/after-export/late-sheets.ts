import { hooks } from '@/lib/design/hooks';

const exampleSheet = /<link rel="stylesheet" href="[^"]+" data-precedence="examples"\/>/g;
const place = new RegExp(`<span hidden="" ${hooks.lateSheets}="">(?=</span>)`);

/**
 * Moves the style sheets of the examples from the head to where the first example stands: browsers paint
 * what is above them without waiting, and fetch what the first text needs before them.
 * `lib/start/keep-sheets.ts` sees to it that they outlive the page.
 *
 * @param html a page; one without an example comes back as it is
 * @throws when a page has such style sheets and no place for them
 */
export function withLateSheets(html: string): string {
  const sheets = html.match(exampleSheet);
  if (!sheets) return html;
  if (!place.test(html)) throw new Error(`A page with ${sheets.join('')} leaves no place for it.`);
  const links = sheets.map((link) => link.replace('<link', '<link fetchpriority="low"'));
  return html.replace(exampleSheet, '').replace(place, (slot) => slot + links.join(''));
}
