import { hooks } from '@/lib/design/hooks';
import { escapeHtml } from '@/lib/text/escape-html';
import type { ApiScope } from './scope';
import { breakable, tokensHtml, typeText } from './type-html';
import type { Parameter, Signature, TypeParameter } from './type-model';

/** Signatures with more characters than this get a line per parameter. */
const longSignature = 74;

export interface SignatureHead {
  name: string;
  /** Modifiers in the order in which TypeScript requires them, such as `static`. */
  keywords?: readonly string[];
  optional?: boolean | undefined;
  /** The member's own anchor, which the name links to. */
  anchor?: string;
  /** Whether it is an index signature, whose parameter is in square brackets. */
  index?: boolean;
}

/**
 * Prints a signature as TypeScript in HTML, with types as links, for preformatted text that may wrap.
 *
 * @param head what precedes the parameters; an empty name prints a call signature
 */
export function signatureHtml(head: SignatureHead, signature: Signature, scope: ApiScope): string {
  const long = signatureText(head, signature).length > longSignature;
  const parameters = signature.parameters.map((parameter) => parameterHtml(parameter, scope));
  const keywords = (head.keywords ?? []).map((word) => `<span class="k">${word}</span> `).join('');
  const start = `${keywords}${nameHtml(head)}${head.optional ? '?' : ''}`;
  const generics = typeParametersHtml(signature.typeParameters, scope);
  const [open, close] = head.index ? '[]' : '()';
  const list =
    long && parameters.length > 0
      ? `${open}\n${parameters.map((html) => `  ${html},\n`).join('')}${close}`
      : `${open}${parameters.join(', ')}${close}`;
  const returns = signature.returns ? `: ${tokensHtml(signature.returns.type, scope)}` : '';
  return start + generics + list + returns;
}

function nameHtml({ name, anchor }: SignatureHead): string {
  const text = breakable(name);
  return anchor === undefined
    ? text
    : `<a class="self" href="#${escapeHtml(anchor)}" ${hooks.copyLink}>${text}</a>`;
}

/** Prints `<T extends U = V>`, or an empty string when there are no type parameters. */
export function typeParametersHtml(parameters: readonly TypeParameter[], scope: ApiScope): string {
  if (parameters.length === 0) return '';
  const list = parameters.map(({ name, constraint, default: standard }) => {
    const bound = constraint
      ? ` <span class="k">extends</span> ${tokensHtml(constraint, scope)}`
      : '';
    return escapeHtml(name) + bound + (standard ? ` = ${tokensHtml(standard, scope)}` : '');
  });
  return `&lt;${list.join(', ')}&gt;`;
}

function parameterHtml(parameter: Parameter, scope: ApiScope): string {
  const { name, type, optional, rest, default: standard } = parameter;
  const mark = optional && standard === undefined ? '?' : '';
  const value = standard === undefined ? '' : ` = ${escapeHtml(standard)}`;
  return `${rest ? '...' : ''}${escapeHtml(name)}${mark}: ${tokensHtml(type, scope)}${value}`;
}

function signatureText(
  head: SignatureHead,
  { typeParameters, parameters, returns }: Signature,
): string {
  const words = [...(head.keywords ?? []), head.name].join(' ');
  const generics = typeParameters.map(({ name, constraint = [] }) => name + typeText(constraint));
  const list = parameters.map(
    ({ name, type, default: standard = '' }) => `${name}: ${typeText(type)}${standard}`,
  );
  return `${words}${generics.join(', ')}(${list.join(', ')}): ${typeText(returns?.type ?? [])}`;
}
