/** A heading of a Markdown file. */
export interface MarkdownHeading {
  level: number;
  title: string;
  /** Position of its line. */
  line: number;
}

/** The headings of a Markdown file; lines in fenced code do not count. */
export function headingsOf(text: string): readonly MarkdownHeading[] {
  let fence = '';
  return text.split('\n').flatMap((row, line) => {
    const [ticks = ''] = /^`{3,}/.exec(row) ?? [];
    if (fence === '') fence = ticks;
    else if (ticks.length >= fence.length) fence = '';
    if (fence !== '') return [];
    const [, marks = '', title = ''] = /^(#{1,6}) (.+)$/.exec(row) ?? [];
    return marks === '' ? [] : [{ level: marks.length, title: title.trim(), line }];
  });
}

/** Compares titles with titles, anchors and names without type parameters. */
const keyOf = (title: string) =>
  title
    .replace(/<.*/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The section with a title or an anchor: its heading and everything below it. */
export function sectionOf(text: string, wanted: string): string | undefined {
  const headings = headingsOf(text);
  const found = headings.findIndex(({ title }) => keyOf(title) === keyOf(wanted));
  const heading = headings[found];
  if (!heading) return undefined;
  const next = headings.find(({ level }, at) => at > found && level <= heading.level);
  return text.split('\n').slice(heading.line, next?.line).join('\n').trim();
}
