import { globSync } from 'node:fs';
import { hooks } from '@/lib/design/hooks';
import { withBase } from '@/lib/routes/base';

const exampleSheet = /<link rel="stylesheet" href="[^"]+" data-precedence="examples"\/>/g;
const placeOf = (font: string) => `<span hidden="" ${hooks.sheetsAfterPaint}="${font}">`;
const place = placeOf('');
/** An icon as examples show it. */
const icon = /<[^>]* class="[^"]*\bmaterial-icons\b/;

/** @returns URL of the font of the icons that examples show; nothing where there are no examples */
export function iconFontOf(out: string): string | undefined {
  const [file] = globSync('live/material-icons.*.woff2', { cwd: out });
  return file && withBase(`/${file}`);
}

/**
 * Moves the style sheets of the examples from the head to where the first example stands. Nothing waits for them,
 * since examples keep their room free until then: they are asked for once the text is painted
 * (`lib/browser/live-example/sheets-after-paint.ts`), or at once where no script runs.
 * `lib/browser/live-example/sheet-copies.ts` sees to it that they outlive the page.
 *
 * @param html a page; one without an example comes back as it is
 * @param iconFont the font of icons, which comes with the sheets where an example shows one
 * @throws when a page has such style sheets and no place for them
 */
export function withSheetsAfterPaint(html: string, iconFont: string | undefined): string {
  const sheets = html.match(exampleSheet);
  if (!sheets) return html;
  const links = sheets.join('');
  if (!html.includes(`${place}</span>`)) {
    throw new Error(`A page with ${links} leaves no place for it.`);
  }
  const font = iconFont !== undefined && icon.test(html) ? iconFont : '';
  const disabled = links.replaceAll('/>', ' disabled=""/>');
  return html
    .replace(exampleSheet, '')
    .replace(place, `${placeOf(font)}${disabled}<noscript>${links}</noscript>`)
    .replace('<html', `<html ${hooks.unstyledExamples}=""`);
}
