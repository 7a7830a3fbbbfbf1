import { hooks } from '@/lib/design/hooks';

const exampleSheet = /<link rel="stylesheet" href="[^"]+" data-precedence="examples"\/>/g;

/**
 * React writes the stylesheets of examples into the head. This disables them, so that they do not delay the first
 * paint: `lib/browser/live-example/sheets-after-paint.ts` enables them after it. Without scripts, they load with the
 * page.
 *
 * @param html a page; one without an example is returned unchanged
 */
export function withSheetsAfterPaint(html: string): string {
  const sheets = html.match(exampleSheet);
  if (!sheets) return html;
  return html
    .replace(exampleSheet, (link) => link.replace('/>', ' disabled=""/>'))
    .replace('</head>', `<noscript>${sheets.join('')}</noscript></head>`)
    .replace('<html', `<html ${hooks.unstyledExamples}=""`);
}
