import { namePrefixes } from '@/content/in-browsers';
import { allItems } from '@/lib/catalogue/items';
import { paths } from '@/lib/routes/paths';
import { sassCardKey } from '@/lib/styling/sass-names';
import { readTokens, tokenPackage } from '@/lib/styling/tokens';
import type { CodeLink } from './code-link';
import { sassAddresses } from './sass-addresses';
import { systemVariableAddresses } from './system-variable-page';

/** The namespace of the library in code that does not load it. */
const usualNamespaces: ReadonlySet<string> = new Set(namePrefixes);

interface StyleNames {
  /** Address by custom property. */
  properties: ReadonlyMap<string, string>;
  /** Address of each mixin, and of its tokens by their names in the mixin. */
  mixins: ReadonlyMap<string, { url: string; tokens: ReadonlyMap<string, string> }>;
  /** Address of each mixin and function that guides explain. */
  explained: ReadonlyMap<string, string>;
}

let names: StyleNames | undefined;

function styleNames(): StyleNames {
  if (names) return names;
  const properties = new Map<string, string>(systemVariableAddresses());
  const mixins = new Map<string, { url: string; tokens: ReadonlyMap<string, string> }>();
  for (const item of allItems()) {
    for (const { mixin, tokens } of readTokens(item)?.groups ?? []) {
      const page = paths.item(item, 'styling');
      const rows = tokens.map(
        ({ name, property }) => [name, property, `${page}#${property.slice(2)}`] as const,
      );
      for (const [, property, url] of rows) properties.set(property, url);
      const known = new Map(rows.map(([name, , url]) => [name, url]));
      mixins.set(mixin, { url: `${page}#${mixin}`, tokens: known });
    }
  }
  return (names = { properties, mixins, explained: sassAddresses() });
}

/** Custom properties, mixins and the tokens that are passed to mixins, in a text of any language. */
export function styleLinks(text: string): readonly CodeLink[] {
  const { properties, mixins, explained } = styleNames();
  const links: CodeLink[] = [];
  const add = (start: number, name: string, href: string | undefined, card?: string) => {
    if (href === undefined) return;
    links.push({ start, end: start + name.length, href, ...(card !== undefined && { card }) });
  };
  const namespaces = namespacesIn(text);
  for (const { 0: name, index } of text.matchAll(/--[a-z][\w-]*/g)) {
    add(index, name, properties.get(name));
  }
  for (const match of text.matchAll(/\b([\w-]+)\.([\w-]+)(?=\()/g)) {
    const { 0: whole, 1: namespace = '', 2: name = '', index } = match;
    if (namespaces.has(namespace)) add(index, whole, explained.get(name), sassCardKey(name));
    const mixin = mixins.get(name);
    if (!mixin) continue;
    add(index, whole, mixin.url);
    const start = index + whole.length;
    const call = text.slice(start, endOfCall(text, start));
    for (const { 0: key, index: at } of call.matchAll(/(?<=[(,\s])[a-z][\w-]*(?=\s*:)/g)) {
      add(start + at, key, mixin.tokens.get(key));
    }
  }
  return links;
}

/** The names under which a text loads the library's Sass: `@use '@acme/ui' as ui`. */
function namespacesIn(text: string): ReadonlySet<string> {
  const loaded = [...text.matchAll(/@use\s+['"]([^'"]+)['"](?:\s+as\s+([\w-]+))?/g)];
  if (loaded.length === 0) return usualNamespaces;
  const own = loaded.filter(([, module]) => module === tokenPackage?.npm);
  return new Set(
    own.map(([, module = '', name]) => name ?? module.slice(module.lastIndexOf('/') + 1)),
  );
}

/** The offset behind the closing parenthesis of a call. */
function endOfCall(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text.charAt(at) === '(') depth++;
    else if (text.charAt(at) === ')' && --depth === 0) return at + 1;
  }
  return text.length;
}
