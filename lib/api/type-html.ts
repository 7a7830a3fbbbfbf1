import { escapeHtml } from '@/lib/text/escape-html';
import { nameParts } from '@/lib/text/name-parts';
import type { ApiScope } from './scope';
import type { TypeToken, TypeTokens } from './type-model';

/** Unions with more characters than this get a line per member. */
const longUnion = 56;

/**
 * Prints a type as HTML. Names are links to their symbols, text is escaped, and a long union gets a line
 * per member. Returns a string instead of elements because a page has thousands of types, and as elements
 * they would make it 50 % larger.
 */
export function typeHtml(tokens: TypeTokens, scope: ApiScope): string {
  const members = unionMembers(tokens);
  const html = members.map((member) => tokensHtml(member, scope));
  if (members.length < 3 || typeText(tokens).length <= longUnion) return html.join(' | ');
  return html.map((member) => `<span class="union">| ${member}</span>`).join(' ');
}

/** Prints a type as HTML on one line, whatever its length. */
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

/** Escapes a text and allows line breaks inside its long names: columns of a table are narrow. */
export function breakable(text: string): string {
  const broken = text.replace(/[\w.]+/g, (name) => nameParts(name).join('\u200b'));
  return escapeHtml(broken).replaceAll('\u200b', '<wbr>');
}

/** Splits a type at each `|` that is outside of all brackets and quotes. */
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

/** Whether the type is a function. In `() => A | B` the union is the return type and must not be split. */
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
