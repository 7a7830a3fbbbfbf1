import { hooks } from '@/lib/design/hooks';

const exampleSheet = /<link rel="stylesheet" href="[^"]+" data-precedence="examples"\/>/g;
const place = new RegExp(`<span hidden="" ${hooks.lateSheets}="(room|)">(?=</span>)`);

/**
 * Moves the style sheets of the examples from the head to where the first example stands: browsers paint
 * what is above them without waiting, and fetch what the first text needs before them. Where the room of
 * the examples is known, what follows does not wait either: the sheets are asked for once the text is painted
 * (`lib/start/late-sheets.ts`), or at once where no script runs.
 * `lib/start/keep-sheets.ts` sees to it that they outlive the page.
 *
 * @param html a page; one without an example comes back as it is
 * @throws when a page has such style sheets and no place for them
 */
export function withLateSheets(html: string): string {
  const sheets = html.match(exampleSheet);
  if (!sheets) return html;
  const [slot, room] = place.exec(html) ?? [];
  if (slot === undefined) throw new Error(`A page with ${sheets.join('')} leaves no place for it.`);
  const links = sheets.join('');
  const rest = html.replace(exampleSheet, '');
  if (room === '') {
    return rest.replace(place, slot + links.replaceAll('<link', '<link fetchpriority="low"'));
  }
  const disabled = links.replaceAll('/>', ' disabled=""/>');
  return rest
    .replace(place, `${slot}${disabled}<noscript>${links}</noscript>`)
    .replace('<html', `<html ${hooks.lateExamples}=""`);
}
