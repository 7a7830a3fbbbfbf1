import { evaluate, fill, literal } from './expression';
import type { AttributeNode, Value, Values } from './model';

/**
 * Prints an attribute in the form that a developer would write.
 *
 * @returns undefined when the attribute can be left out because it has the library's default
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

/** Whether the attribute can be left out. A default of `null` means absent, as do `false` and ''. */
function isDefault({ default: known }: AttributeNode, value: Value): boolean {
  if (known === null) return value === null || value === false || value === '';
  return value === (known ?? null);
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
