import { globSync } from 'node:fs';
import { hooks } from '@/lib/design/hooks';
import { withBase } from '@/lib/routes/base';

const exampleSheet = /<link rel="stylesheet" href="[^"]+" data-precedence="examples"\/>/g;
const slotFor = (font: string) => `<span hidden="" ${hooks.sheetsAfterPaint}="${font}">`;
const emptySlot = slotFor('');
/** Matches an icon of an example. */
const icon = /<[^>]* class="[^"]*\bmaterial-icons\b/;

/** Returns the URL of the icon font of examples; undefined without examples. */
export function iconFontOf(out: string): string | undefined {
  const [file] = globSync('live/material-icons.*.woff2', { cwd: out });
  return file && withBase(`/${file}`);
}

/**
 * React writes the stylesheets of examples into the head. This moves them before the first example, disabled,
 * so that they do not delay the first paint: `lib/browser/live-example/sheets-after-paint.ts` enables them
 * after it. Without scripts, they load with the page. `sheet-copies.ts` there keeps them on navigations.
 *
 * @param html a page; one without an example is returned unchanged
 * @param iconFont URL of the icon font, which loads with the stylesheets if an example shows an icon
 * @throws when a page has such stylesheets, but no slot for them
 */
export function withSheetsAfterPaint(html: string, iconFont: string | undefined): string {
  const sheets = html.match(exampleSheet);
  if (!sheets) return html;
  const links = sheets.join('');
  if (!html.includes(`${emptySlot}</span>`)) {
    throw new Error(`A page with ${links} has no slot for it.`);
  }
  const font = iconFont !== undefined && icon.test(html) ? iconFont : '';
  const disabled = links.replaceAll('/>', ' disabled=""/>');
  return html
    .replace(exampleSheet, '')
    .replace(emptySlot, `${slotFor(font)}${disabled}<noscript>${links}</noscript>`)
    .replace('<html', `<html ${hooks.unstyledExamples}=""`);
}
