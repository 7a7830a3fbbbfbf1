import { escapeHtml } from '@/lib/text/escape-html';
import { mapFlight } from '@/scripts/shared/map-flight';

type Names = ReadonlyMap<string, string>;

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
  return mapFlight(data, {
    html: (html) => shortenHtml(html, names),
    classes: (classes) => shortenClasses(classes, names),
  });
}
