import type { Attribute, Element } from '@angular/compiler';
import type { AttributeNode } from '@/lib/playground/model';
import type { LibraryInput } from './library';
import type { TemplateFacts } from './template-facts';
import { dependsOnKnob, parseExpression, splitAtKnobs } from './to-expression';

/** Properties of plain elements that are written as bare attributes. */
const plainBooleans = ['disabled', 'required', 'readonly', 'checked', 'hidden', 'multiple'];

const bareName = (name: string) => name.replace(/^[[(*]+|[\])]+$/g, '');
const isReference = (name: string) => name.startsWith('#');

/** The attributes of an element, and the imported classes that act on it. */
export function planAttributes(
  element: Element,
  facts: TemplateFacts,
): { attributes: readonly AttributeNode[]; uses: ReadonlySet<string> } {
  const names = element.attrs
    .map(({ name }) => bareName(name))
    .filter((name) => !isReference(name));
  const directivesOf = (attributes: readonly string[]) =>
    facts.library.directivesOn(element.name, attributes).filter((name) => facts.imported.has(name));
  const uses = directivesOf(names);
  const attributes = element.attrs.flatMap((attribute) => {
    const name = bareName(attribute.name);
    const without = directivesOf(names.filter((other) => other !== name));
    return planAttribute(attribute, facts, uses, without.length < uses.length) ?? [];
  });
  return { attributes, uses: new Set(uses) };
}

function planAttribute(
  { name, value }: Attribute,
  facts: TemplateFacts,
  directives: readonly string[],
  keep: boolean,
): AttributeNode | undefined {
  const { knobs, library } = facts;
  if (name.startsWith('(')) return planListener(name, value, facts);
  if (name.startsWith('*')) return planStructural(name, value, facts, directives);
  const isBound = name.startsWith('[');
  // A two-way binding names the signal itself.
  const read = name.startsWith('[(') && knobs.has(value) ? `${value}()` : value;
  const expression = isBound ? parseExpression(read, knobs) : undefined;
  if (!expression || !dependsOnKnob(expression)) {
    const namesake = knobs.has(bareName(name)) && library.input(directives, bareName(name));
    if (namesake) facts.onNamesake(bareName(name), namesake.ref);
    return value === '' ? { name } : { name, text: splitAtKnobs(value, knobs) };
  }
  const bare = bareName(name);
  const known = library.input(directives, bare);
  if (known) facts.onSet(expression, known.ref);
  const accepts = known?.accepts ?? (plainBooleans.includes(bare) ? ['boolean' as const] : []);
  return {
    name: bare,
    value: expression,
    accepts,
    // What is no input of the library is a property of a plain element.
    ...(known ? pick(known) : { default: null }),
    ...(keep ? { keep } : {}),
  };
}

/** `*myRow="cells; fixed: isFixed()"` sets the input `myRowFixed`. */
function planStructural(
  name: string,
  value: string,
  { knobs, library, onSet }: TemplateFacts,
  directives: readonly string[],
): AttributeNode {
  const kept: string[] = [];
  const options: NonNullable<AttributeNode['options']>[number][] = [];
  for (const part of value.split(';').map((text) => text.trim())) {
    const [, key = '', text = ''] = /^(\w+):\s*(.+)$/.exec(part) ?? [];
    const expression = text === '' ? undefined : parseExpression(text, knobs);
    if (!expression || !dependsOnKnob(expression)) {
      kept.push(part);
      continue;
    }
    const binding = bareName(name) + key.charAt(0).toUpperCase() + key.slice(1);
    const known = library.input(directives, binding);
    if (known) onSet(expression, known.ref);
    options.push({ key, value: expression, ...(known ? pick(known) : {}) });
  }
  const text = splitAtKnobs(kept.join('; '), knobs);
  return { name, ...(text.length > 0 ? { text } : {}), ...(options.length > 0 ? { options } : {}) };
}

const pick = (known: LibraryInput) =>
  known.default === undefined ? {} : { default: known.default };

/** What only emits an output of the playground, or sets one of its knobs, is left out. */
function planListener(
  name: string,
  value: string,
  { outputs, knobs }: TemplateFacts,
): AttributeNode | undefined {
  const own = new RegExp(`^(?:${[...outputs, ...knobs].join('|')})\\.(?:emit|set)\\(`);
  const kept = value
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '' && !own.test(statement));
  return kept.length === 0 ? undefined : { name, text: splitAtKnobs(kept.join('; '), knobs) };
}
