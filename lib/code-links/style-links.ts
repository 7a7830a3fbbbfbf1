import { allItems } from '@/lib/catalogue/items';
import { paths } from '@/lib/routes/paths';
import { readTokens } from '@/lib/styling/tokens';
import type { CodeLink } from './code-link';
import { systemVariableAddresses } from './system-variable-page';

interface StyleNames {
  /** Address by custom property. */
  properties: ReadonlyMap<string, string>;
  /** Address of each mixin, and of its tokens by the name that it gives them. */
  mixins: ReadonlyMap<string, { url: string; tokens: ReadonlyMap<string, string> }>;
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
  return (names = { properties, mixins });
}

/** Custom properties, mixins and the tokens that are passed to mixins, in a text of any language. */
export function styleLinks(text: string): readonly CodeLink[] {
  const { properties, mixins } = styleNames();
  const links: CodeLink[] = [];
  const add = (start: number, name: string, href: string | undefined) => {
    if (href !== undefined) links.push({ start, end: start + name.length, href });
  };
  for (const { 0: name, index } of text.matchAll(/--[a-z][\w-]*/g)) {
    add(index, name, properties.get(name));
  }
  for (const match of text.matchAll(/\b[\w-]+\.([\w-]+)(?=\()/g)) {
    const { 0: whole, 1: name = '', index } = match;
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

/** The offset behind the closing parenthesis of a call. */
function endOfCall(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text.charAt(at) === '(') depth++;
    else if (text.charAt(at) === ')' && --depth === 0) return at + 1;
  }
  return text.length;
}
