import type { ExampleOutcome } from '@/lib/examples/outcomes';
import { escapeHtml } from '@/lib/text/escape-html';
import type { SiteReport } from './model';
import { reportStyles } from './report-styles';
import { inBytes, summaryOf } from './summary';

/**
 * Returns the report as a page without scripts or other files.
 *
 * @param out name of the folder with the pages beside it, for links that also work from a disk
 */
export function reportHtml(report: SiteReport, out: string): string {
  const link = linkInto(out);
  const title = `Build report of ${escapeHtml(report.site)}`;
  const about = report.packages.map(({ name, version }) => `${name} ${version}`).join(', ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${reportStyles}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(about)}</p>
<dl>
${summaryOf(report)
  .map(
    ({ name, value, section }) =>
      `<div><dt><a href="#${section}">${name}</a></dt><dd>${value}</dd></div>`,
  )
  .join('\n')}
</dl>
${examplesSection(report.examples)}
${section('links', 'Links that lead nowhere', [
  table(
    'Page',
    'Problem',
    report.deadLinks.map(({ page, problem, source }) => [
      link(page),
      [code(problem), ...(source === undefined ? [] : [code(source)])].join('<br>'),
    ]),
  ),
])}
${section('texts', 'Texts', [
  table(
    'Line',
    'Warning',
    report.texts.map(({ file, line, message }) => [code(`${file}:${line}`), escapeHtml(message)]),
    'Mended or left out',
  ),
])}
${section('api', 'Parts of the API that could not be read', [
  table(
    'Where',
    'Why it is missing',
    report.apiFaults.map(({ packageName, file, symbol, problem }) => [
      [packageName, file, symbol]
        .filter((part) => part !== undefined)
        .map(code)
        .join(' '),
      escapeHtml(problem),
    ]),
  ),
])}
${section('tokens', 'Theme files without an item', [list(report.tokensLeftOut.map(code))])}
${section('symbols', 'Symbols without description', [
  table(
    'Page',
    'Symbols',
    report.undescribed.map(({ page, symbols }) => [link(page), symbols.map(code).join(', ')]),
  ),
])}
${section('items', 'Items without overview', [
  list(report.itemsWithoutOverview.map(({ page, name }) => link(page, name))),
])}
${section('bytes', 'Bytes', [
  table(
    'Files',
    'Bytes',
    report.weights.map(({ kind, files, bytes }) => [`${kind} (${files})`, inBytes(bytes)]),
    'What all files weigh, before compression',
  ),
  table(
    'Page',
    'Bytes',
    report.heaviest.map(({ page, bytes }) => [link(page), inBytes(bytes)]),
    'The heaviest pages, as sent',
  ),
])}
</main>
</body>
</html>
`;
}

function examplesSection({
  examples,
  leftOut,
  warnings,
  missingPackages,
}: SiteReport['examples']): string {
  const of = (state: ExampleOutcome['state']) =>
    examples.filter((example) => example.state === state);
  const words = (its: readonly ExampleOutcome[]) =>
    its.map(({ folder, words, height }): Row => [
      code(folder),
      [
        ...words.map(code),
        ...(height === undefined ? [] : [`Its place is ${height} pixels high.`]),
      ].join('<br>'),
    ]);
  const notes = (its: readonly { file: string; reason: string }[]) =>
    its.map(({ file, reason }): Row => [code(file), escapeHtml(reason)]);
  return section('examples', 'Examples', [
    table('Example', 'Why', words(of('client')), 'Client only: nothing to see before scripts run'),
    table('Example', 'Why', words(of('failed')), 'Failed: only their code is shown'),
    table(
      'Package',
      'Needed by',
      missingPackages.map(({ name, neededBy }) => [code(name), neededBy.map(code).join(', ')]),
      'Packages that are not installed',
    ),
    table('File', 'Why', notes(leftOut), 'Left out'),
    table('File', 'Warning', notes(warnings), 'Warnings'),
  ]);
}

type Row = readonly [string, string];

/** Returns a section, with the text "None." if it is empty. */
function section(id: string, title: string, parts: readonly string[]): string {
  const body = parts.filter((part) => part !== '');
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${body.length === 0 ? '<p>None.</p>' : body.join('\n')}
</section>`;
}

function table(first: string, second: string, rows: readonly Row[], caption = ''): string {
  if (rows.length === 0) return '';
  const name = caption === '' ? '' : `<caption>${caption} (${rows.length})</caption>`;
  const body = rows.map(([a, b]) => `<tr><th scope="row">${a}</th><td>${b}</td></tr>`).join('\n');
  return `<table>${name}
<thead><tr><th scope="col">${first}</th><th scope="col">${second}</th></tr></thead>
<tbody>
${body}
</tbody>
</table>`;
}

function list(entries: readonly string[]): string {
  return entries.length === 0
    ? ''
    : `<ul>${entries.map((entry) => `<li>${entry}</li>`).join('\n')}</ul>`;
}

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;

/** Returns a function that makes links to the files of pages in a folder beside the report. */
const linkInto =
  (out: string) =>
  (page: string, name = page): string => {
    const file = `${out}${page === '/' ? '/index' : page}.html`;
    return `<a href="${escapeHtml(encodeURI(file))}">${escapeHtml(name)}</a>`;
  };
