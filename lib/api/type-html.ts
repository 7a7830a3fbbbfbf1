import { escapeHtml } from '@/lib/text/escape-html';
import { nameParts } from '@/lib/text/name-parts';
import type { ApiScope } from './scope';
import type { TypeToken, TypeTokens } from './type-model';

/** Unions longer than this get a line for each of their members. */
const longUnion = 56;

/**
 * Prints a type as HTML: names are links to their symbols, text is escaped, and a long union is
 * broken before each of its members. It is a string because a page holds thousands of types:
 * as elements they would make it half as heavy again.
 */
export function typeHtml(tokens: TypeTokens, scope: ApiScope): string {
  const members = unionMembers(tokens);
  const html = members.map((member) => tokensHtml(member, scope));
  if (members.length < 3 || typeText(tokens).length <= longUnion) return html.join(' | ');
  return html.map((member) => `<span class="union">| ${member}</span>`).join(' ');
}

/** Prints a type on one line, whatever its length. */
export function tokensHtml(tokens: readonly TypeToken[], scope: ApiScope): string {
  return tokens.map((token) => tokenHtml(token, scope)).join('');
}

/** The type as plain TypeScript. */
export function typeText(tokens: readonly TypeToken[]): string {
  return tokens.map(({ text }) => text).join('');
}

function tokenHtml({ text, ref, from }: TypeToken, scope: ApiScope): string {
  const content = breakable(text);
  if (ref !== undefined) return `<a href="${escapeHtml(scope.href(ref))}">${content}</a>`;
  if (from !== undefined) return `<span title="${escapeHtml(from)}">${content}</span>`;
  return content;
}

/** Lets long names break between their words: a column of a table is narrow. */
export function breakable(text: string): string {
  const broken = text.replace(/[\w.]+/g, (name) => nameParts(name).join('\u200b'));
  return escapeHtml(broken).replaceAll('\u200b', '<wbr>');
}

/** Splits a type at the `|` that stand outside of all brackets and quotes. */
export function unionMembers(tokens: readonly TypeToken[]): TypeToken[][] {
  const members: TypeToken[][] = [[]];
  let depth = 0;
  let quote = '';
  for (const token of tokens) {
    let piece = '';
    for (let index = 0; index < token.text.length; index++) {
      const character = token.text.charAt(index);
      if (quote !== '') {
        if (character === quote && token.text.charAt(index - 1) !== '\\') quote = '';
      } else if (`'"\``.includes(character)) quote = character;
      else if ('([{<'.includes(character)) depth++;
      else if (')]}'.includes(character)) depth--;
      else if (character === '>' && token.text.charAt(index - 1) !== '=') depth--;
      if (depth === 0 && quote === '' && token.text.startsWith(' | ', index)) {
        if (piece !== '') members.at(-1)?.push({ ...token, text: piece });
        members.push([]);
        piece = '';
        index += 2;
      } else {
        piece += character;
      }
    }
    if (piece !== '') members.at(-1)?.push({ ...token, text: piece });
  }
  return isFunction(tokens) ? [[...tokens]] : members;
}

/** In `() => A | B` the union is what the function returns: splitting there would mislead. */
function isFunction(tokens: readonly TypeToken[]): boolean {
  let depth = 0;
  const text = typeText(tokens);
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if ('([{<'.includes(character)) depth++;
    else if (')]}'.includes(character)) depth--;
    else if (character === '>' && text.charAt(index - 1) === '=') {
      if (depth === 0) return true;
    } else if (character === '>') depth--;
  }
  return false;
}
