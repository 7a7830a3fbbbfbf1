import type { ApiSymbol } from './symbol-model';
import { typeText } from './type-html';
import type { TypeParameter } from './type-model';

/** The type parameters of a symbol's declaration; those of a function are in its signatures. */
export function typeParametersOf(symbol: ApiSymbol): readonly TypeParameter[] {
  return 'typeParameters' in symbol ? symbol.typeParameters : [];
}

/** Prints `<T extends U = V>`, or an empty string when there are no type parameters. */
export function typeParametersText(parameters: readonly TypeParameter[]): string {
  if (parameters.length === 0) return '';
  const list = parameters.map(({ name, constraint, default: standard }) => {
    const bound = constraint ? ` extends ${typeText(constraint)}` : '';
    return name + bound + (standard ? ` = ${typeText(standard)}` : '');
  });
  return `<${list.join(', ')}>`;
}
