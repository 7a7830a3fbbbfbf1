import { hooks } from '@/lib/design/hooks';

const exampleSheet = /<link rel="stylesheet" href="[^"]+" data-precedence="examples"\/>/g;
const place = `<span hidden="" ${hooks.lateSheets}="">`;

/**
 * Moves the style sheets of the examples from the head to where the first example stands. Nothing waits for them,
 * since examples keep their room free until then: they are asked for once the text is painted
 * (`lib/start/late-sheets.ts`), or at once where no script runs.
 * `lib/start/keep-sheets.ts` sees to it that they outlive the page.
 *
 * @param html a page; one without an example comes back as it is
 * @throws when a page has such style sheets and no place for them
 */
export function withLateSheets(html: string): string {
  const sheets = html.match(exampleSheet);
  if (!sheets) return html;
  const links = sheets.join('');
  if (!html.includes(`${place}</span>`)) {
    throw new Error(`A page with ${links} leaves no place for it.`);
  }
  const disabled = links.replaceAll('/>', ' disabled=""/>');
  return html
    .replace(exampleSheet, '')
    .replace(place, `${place}${disabled}<noscript>${links}</noscript>`)
    .replace('<html', `<html ${hooks.lateExamples}=""`);
}
