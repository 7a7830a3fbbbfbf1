import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hooks } from '@/lib/design/hooks';
import { withBase } from '@/lib/routes/base';
import { hashedFolder } from '@/lib/routes/hosts/headers';
import { comesAsSoon } from '@/scripts/shared/sent-at-once';

const folder = `${hashedFolder}/media`;
const symbol = /<symbol id="([^"]+)"[^>]*>.*?<\/symbol>/gs;

/** The drawings of icons that all pages share. */
export interface Drawings {
  /** URL of their file. */
  url: string;
  /** Each as an element, by its name. */
  symbols: ReadonlyMap<string, string>;
}

/**
 * Finds the file of icons in an export.
 *
 * @throws when there is not exactly one
 */
export function readDrawings(out: string): Drawings {
  const [file, ...more] = readdirSync(join(out, folder)).filter((name) =>
    /^icons\..*\.svg$/.test(name),
  );
  if (file === undefined || more.length > 0) {
    throw new Error(`${out}${folder}: expected one file of icons, icons.<hash>.svg.`);
  }
  const svg = readFileSync(join(out, folder, file), 'utf8');
  const symbols = new Map(
    Array.from(svg.matchAll(symbol), ([element, name = '']) => [name, element]),
  );
  return { url: withBase(`${folder}/${file}`), symbols };
}

/** Ids of the page's own have no such beginning. */
const own = 'i-';

/**
 * Has a page bring the icons it shows, where that costs no round trip: they come with its text, instead of
 * in a request behind the font. What opens later takes them from the file, which the first script asks for.
 *
 * @param html a page; one that would take a round trip more comes back as it is
 * @throws when it shows an icon that is not drawn, or has no place for drawings
 */
export function withOwnIcons(html: string, { url, symbols }: Drawings): string {
  const place = `<div hidden="" ${hooks.icons}="">`;
  if (!html.includes(`${place}</div>`)) throw new Error('A page without a place for its icons.');
  const names = new Set<string>();
  const uses = html.replace(new RegExp(`<use href="${url}#([^"]+)"`, 'g'), (_, name: string) => {
    names.add(name);
    return `<use href="#${own}${name}"`;
  });
  const drawn = [...names].map((name) => {
    const element = symbols.get(name);
    if (element === undefined) throw new Error(`${url} draws no icon "${name}".`);
    // What shows it has the same `viewBox`.
    return element.replace(/^<symbol [^>]*>/, `<symbol id="${own}${name}">`);
  });
  const longer = uses.replace(place, () => `${place}<svg>${drawn.join('')}</svg>`);
  return comesAsSoon(longer, html) ? longer : html;
}
