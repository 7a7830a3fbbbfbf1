import { escapeHtml } from '@/lib/text/escape-html';
import { readRows, writeRows } from '@/scripts/shared/flight-rows';

type Names = ReadonlyMap<string, string>;

/** What holds HTML as a string in a page's data: React's own, and printed code. */
const htmlKeys = ['__html', 'html'];
const classKeys = ['className', 'class'];

const openingTag = /<[a-z][\w-]*(?:\s+[^\s=>"'/]+(?:="[^"]*")?)*\s*\/?>/gi;
const classAttribute = /(\sclass=")([^"]*)(?=")/i;
const escapes: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

const shortenClasses = (classes: string, names: Names) =>
  classes.replace(/\S+/g, (name) => names.get(name) ?? name);

/** HTML whose elements have short classes. What it says in words, printed code among it, stays. */
export function shortenHtml(html: string, names: Names): string {
  return html.replace(openingTag, (tag) =>
    tag.replace(classAttribute, (_, before: string, classes: string) => {
      const plain = classes.replace(/&[^;\s]+;/g, (escape) => escapes[escape] ?? escape);
      const short = shortenClasses(plain, names);
      // What has no short name stays as it was written.
      return before + (short === plain ? classes : escapeHtml(short));
    }),
  );
}

/** A page's data whose elements have short classes. */
export function shortenData(data: string, names: Names): string {
  // Long texts are rows of their own: what holds HTML refers to them.
  const texts = new Set<string>();
  const shorten = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') {
      if (classKeys.includes(key)) return shortenClasses(value, names);
      if (!htmlKeys.includes(key)) return value;
      const text = /^\$T?([0-9a-f]+)$/.exec(value)?.[1];
      if (text === undefined) return shortenHtml(value, names);
      texts.add(text);
    } else if (Array.isArray(value)) return value.map((item) => shorten(item));
    else if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, shorten(inner, name)]),
      );
    }
    return value;
  };
  const rows = readRows(data).map((row) =>
    row.kind === '' ? { ...row, text: JSON.stringify(shorten(JSON.parse(row.text))) } : row,
  );
  return writeRows(
    rows.map((row) =>
      row.kind === 'T' && texts.has(row.id) ? { ...row, text: shortenHtml(row.text, names) } : row,
    ),
  );
}
