import { escapeHtml } from '@/lib/text/escape-html';
import type { ApiScope } from './scope';
import { typeParametersHtml } from './signature-html';
import type { ApiConstant, ApiTypeAlias } from './symbol-model';
import { tokensHtml, typeText, unionMembers } from './type-html';

/** Number of characters from which a union gets a line per member. */
const longLine = 74;

/** Prints the declaration of a type alias or constant as HTML, with names as links. */
export function declarationHtml(symbol: ApiConstant | ApiTypeAlias, scope: ApiScope): string {
  return symbol.kind === 'constant' ? constantHtml(symbol, scope) : aliasHtml(symbol, scope);
}

function constantHtml({ name, type, value }: ApiConstant, scope: ApiScope): string {
  const start = `<span class="k">const</span> <span class="n">${escapeHtml(name)}</span>`;
  const end = value === undefined ? '' : ` = ${escapeHtml(value)}`;
  return `${start}: ${tokensHtml(type, scope)}${end};`;
}

function aliasHtml({ name, type, typeParameters }: ApiTypeAlias, scope: ApiScope): string {
  const start = `<span class="k">type</span> <span class="n">${escapeHtml(name)}</span>`;
  const members = unionMembers(type);
  const broken = members.length > 1 && typeText(type).length + name.length > longLine;
  const body = broken
    ? members.map((member) => `\n  | ${tokensHtml(member, scope)}`).join('')
    : ` ${tokensHtml(type, scope)}`;
  return `${start}${typeParametersHtml(typeParameters, scope)} =${body};`;
}
