import { readRows, writeRows } from './flight-rows';

/** What holds HTML as a string in a page's data: React's own, and printed code. */
const htmlKeys = ['__html', 'html'];
const classKeys = ['className', 'class'];

interface Changes {
  html: (html: string) => string;
  /** The classes of an element of React's. */
  classes?: (classes: string) => string;
}

/** A page's data with other HTML in its strings, and other classes on its elements. All else stays. */
export function mapFlight(data: string, { html, classes = (text) => text }: Changes): string {
  // Long texts are rows of their own: what holds HTML refers to them.
  const texts = new Set<string>();
  const map = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') {
      if (classKeys.includes(key)) return classes(value);
      if (!htmlKeys.includes(key)) return value;
      const text = /^\$T?([0-9a-f]+)$/.exec(value)?.[1];
      if (text === undefined) return html(value);
      texts.add(text);
    } else if (Array.isArray(value)) return value.map((item) => map(item));
    else if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, map(inner, name)]),
      );
    }
    return value;
  };
  const rows = readRows(data).map((row) =>
    row.kind === '' ? { ...row, text: JSON.stringify(map(JSON.parse(row.text))) } : row,
  );
  return writeRows(
    rows.map((row) =>
      row.kind === 'T' && texts.has(row.id) ? { ...row, text: html(row.text) } : row,
    ),
  );
}
