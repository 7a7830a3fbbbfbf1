import { typeText } from '@/lib/api/type-html';
import type { Signature } from '@/lib/api/type-model';
import { typeParametersText } from '@/lib/api/type-parameters';

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
