import { typeText } from '@/lib/api/type-html';
import type { Signature, TypeParameter } from '@/lib/api/type-model';

/**
 * A signature as TypeScript on one line.
 *
 * @param start text before the parameters: modifiers and the name
 * @param brackets around the parameters: `[]` for an index signature
 */
export function signatureText(start: string, signature: Signature, brackets = '()'): string {
  const { typeParameters, parameters, returns } = signature;
  const list = parameters.map(({ name, type, optional, rest, default: standard }) => {
    const mark = optional && standard === undefined ? '?' : '';
    const value = standard === undefined ? '' : ` = ${standard}`;
    return `${rest ? '...' : ''}${name}${mark}: ${typeText(type)}${value}`;
  });
  const end = returns ? `: ${typeText(returns.type)}` : '';
  const [open = '', close = ''] = brackets;
  return start + typeParametersText(typeParameters) + open + list.join(', ') + close + end;
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
