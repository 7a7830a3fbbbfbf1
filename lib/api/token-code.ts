import type { ApiSymbol } from './symbol-model';

type Token = Pick<Extract<ApiSymbol, { kind: 'token' }>, 'name' | 'import' | 'default' | 'type'>;

/** Names of tokens with which an application configures something. The others are provided by the library itself. */
const isSetting = /_(?:OPTIONS|CONFIG|FORMATS|LOCALE|AUTOSIZE|ANIMATIONS)$/;

/** Default values in which every name is explained by the value itself. */
const isLiteral =
  /^(?:true|false|null|-?\d+|'[^']*'|\{(?:\s*\w+: (?:true|false|null|-?\d+|'[^']*'),?)*\s*\})$/;

/**
 * The code that uses an injection token: its import, and for settings an entry of `providers` with the default value.
 * Where the default is not known, the value is an object of the token's type.
 */
export function tokenCode(token: Token): string {
  const { name, type } = token;
  if (!isSetting.test(name)) return token.import;
  const typeName = type.map(({ text }) => text).join('');
  const value = token.default;
  const known = value !== undefined && value !== '{}' && isLiteral.test(value);
  const lines = known
    ? [`  { provide: ${name}, useValue: ${value} },`]
    : [`  // useValue: ${typeName}`, `  { provide: ${name}, useValue: {} },`];
  return [token.import, '', 'providers: [', ...lines, '],'].join('\n');
}
