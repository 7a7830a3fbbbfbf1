import { readRows, writeRows } from './flight-rows';

/** The props that contain HTML as a string: the one of React, and the one of code listings. */
const htmlKeys = ['__html', 'html'];
const classKeys = ['className', 'class'];

interface Changes {
  html: (html: string) => string;
  /** Maps the classes of a React element. */
  classes?: (classes: string) => string;
}

/** Maps the HTML strings and the classes in the data of a page. Leaves everything else unchanged. */
export function mapFlight(data: string, { html, classes = (text) => text }: Changes): string {
  // React writes a long text as a separate row, and the prop that contains HTML refers to that row.
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
