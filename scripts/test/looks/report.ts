import { type Judgement, type Kind, kinds } from './judge';
import type { Subject } from './photograph';

/** What the report tells of one subject. */
export interface Row extends Omit<Judgement, 'pictures'> {
  subject: Subject;
  /** Names of the pictures' files, beside the report. */
  files: Partial<Record<Kind, string>>;
}

/** A name for files and lines, made of what tells a subject from the others. */
export function nameOf({ view, theme, width }: Subject): string {
  return `${view.name}-${theme}-${width}`;
}

/** A share as a percentage that never rounds a difference down to nothing. */
function percent(share: number): string {
  if (share === 0) return '0 %';
  return share < 0.0001 ? '< 0.01 %' : `${(share * 100).toFixed(2)} %`;
}

const differing = (rows: readonly Row[]) => rows.filter(({ differs }) => differs);

/** The differing subjects as lines of a table; the most different first. */
export function table(rows: readonly Row[]): readonly string[] {
  return differing(rows)
    .toSorted((a, b) => b.share - a.share)
    .map(({ subject: { view, theme, width }, share, notes }) =>
      [
        ` ${view.name.padEnd(10)} ${theme.padEnd(17)} ${`${width}px`.padStart(6)}`,
        percent(share).padStart(9),
        notes.join(' '),
      ]
        .join(' ')
        .trimEnd(),
    );
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<"]/g, (character) => escapes[character] ?? '');

function figure({ subject, files }: Row, kind: Kind): string {
  const file = files[kind];
  if (file === undefined) return `<figure><figcaption>${kind}: none</figcaption></figure>`;
  const image = `<img src="${file}" alt="${nameOf(subject)}, ${kind}" loading="lazy">`;
  return `<figure><figcaption>${kind}</figcaption><a href="${file}">${image}</a></figure>`;
}

function section(row: Row): string {
  const { view, theme, width } = row.subject;
  const figures = kinds.map((kind) => figure(row, kind)).join('\n');
  return `<section id="${nameOf(row.subject)}">
<h2>${view.name}, ${theme}, ${width}px: ${percent(row.share)}</h2>
${row.notes.map((note) => `<p>${escape(note)}</p>`).join('\n')}
<div>${figures}</div>
</section>`;
}

function link({ subject, share }: Row): string {
  return `<li><a href="#${nameOf(subject)}">${nameOf(subject)}</a> ${percent(share)}</li>`;
}

const style = `
body { margin: 24px; background: #fff; color: #222; font: 16px/1.5 system-ui, sans-serif }
ul { columns: 320px }
section { border-top: 1px solid #bbb; margin-top: 32px }
section > div { display: flex; gap: 16px; align-items: start }
figure { flex: 1; min-width: 0; margin: 0 }
img { max-width: 100%; border: 1px solid #bbb }`;

/** The report as one HTML page; pictures stand beside it. */
export function reportHtml(rows: readonly Row[], title: string): string {
  const sections = rows.filter(({ files }) => Object.keys(files).length > 0);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escape(title)}</title><style>${style}</style></head>
<body>
<h1>${escape(title)}</h1>
<p>${differing(rows).length} of ${rows.length} pictures differ.</p>
<ul>${differing(rows).map(link).join('\n')}</ul>
${sections.map(section).join('\n')}
</body>
</html>
`;
}
