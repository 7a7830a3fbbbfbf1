import { evaluate, fill, literal } from './expression';
import type { AttributeNode, Value, Values } from './model';

/**
 * An attribute as one would write it.
 *
 * @returns nothing when it says what the library takes for granted
 */
export function printAttribute(attribute: AttributeNode, values: Values): string | undefined {
  const { name, text, options = [], value } = attribute;
  if (value) return printBound(attribute, evaluate(value, values));
  const more = options.flatMap((option) => {
    const set = evaluate(option.value, values);
    return set === option.default ? [] : [`; ${option.key}: ${quoted(literal(set))}`];
  });
  if (text === undefined) return name;
  return `${name}="${fill(text, values)}${more.join('')}"`;
}

function printBound(attribute: AttributeNode, value: Value): string | undefined {
  const { name, accepts = [], keep = false } = attribute;
  if (isDefault(attribute, value)) return keep ? name : undefined;
  const [prefix, rest] = name.split(/\.(.*)/s);
  if (prefix === 'class' && rest) return `class="${rest}"`;
  const plain = prefix === 'attr' && rest ? rest : name;
  if (name.startsWith('style.')) return `[${name}]="${quoted(literal(value))}"`;
  if (typeof value === 'string' && !value.includes('{{')) return `${plain}="${quoted(value)}"`;
  if (value === true && accepts.includes('boolean')) return plain;
  if (typeof value === 'number' && (accepts.includes('number') || plain !== name)) {
    return `${plain}="${value}"`;
  }
  return `[${name}]="${quoted(literal(value))}"`;
}

/** A default of `null` is an attribute that is absent: whatever is as good as absent says nothing. */
function isDefault({ default: known }: AttributeNode, value: Value): boolean {
  if (known === null) return value === null || value === false || value === '';
  return value === (known ?? null);
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
