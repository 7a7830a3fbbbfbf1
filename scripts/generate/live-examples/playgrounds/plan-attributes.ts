import type { Attribute, Element } from '@angular/compiler';
import type { AttributeNode } from '@/lib/playground/model';
import type { LibraryInput } from './library';
import type { TemplateContext } from './template-context';
import { dependsOnKnob, parseExpression, splitAtKnobs } from './to-expression';

/** Boolean attributes of native elements. */
const nativeBooleans = ['disabled', 'required', 'readonly', 'checked', 'hidden', 'multiple'];

const bareName = (name: string) => name.replace(/^[[(*]+|[\])]+$/g, '');
const isReference = (name: string) => name.startsWith('#');

/** Plans the attributes of an element, and finds the imported classes that match it. */
export function planAttributes(
  element: Element,
  context: TemplateContext,
): { attributes: readonly AttributeNode[]; uses: ReadonlySet<string> } {
  const names = element.attrs
    .map(({ name }) => bareName(name))
    .filter((name) => !isReference(name));
  const directivesOf = (attributes: readonly string[]) =>
    context.library
      .directivesOn(element.name, attributes)
      .filter((name) => context.imported.has(name));
  const uses = directivesOf(names);
  const attributes = element.attrs.flatMap((attribute) => {
    const name = bareName(attribute.name);
    const without = directivesOf(names.filter((other) => other !== name));
    return planAttribute(attribute, context, uses, without.length < uses.length) ?? [];
  });
  return { attributes, uses: new Set(uses) };
}

function planAttribute(
  { name, value }: Attribute,
  context: TemplateContext,
  directives: readonly string[],
  keep: boolean,
): AttributeNode | undefined {
  const { knobs, library } = context;
  if (name.startsWith('(')) return planListener(name, value, context);
  if (name.startsWith('*')) return planStructural(name, value, context, directives);
  const isBound = name.startsWith('[');
  // A two-way binding contains the signal itself, without a call.
  const read = name.startsWith('[(') && knobs.has(value) ? `${value}()` : value;
  const expression = isBound ? parseExpression(read, knobs) : undefined;
  if (!expression || !dependsOnKnob(expression)) {
    const sameName = knobs.has(bareName(name)) && library.input(directives, bareName(name));
    if (sameName) context.onSameName(bareName(name), sameName.ref);
    return value === '' ? { name } : { name, text: splitAtKnobs(value, knobs) };
  }
  const bare = bareName(name);
  const known = library.input(directives, bare);
  if (known) context.onSet(expression, known.ref);
  const accepts = known?.accepts ?? (nativeBooleans.includes(bare) ? ['boolean' as const] : []);
  return {
    name: bare,
    value: expression,
    accepts,
    // An attribute that is no input of the library is a property of a native element.
    ...(known ? defaultIn(known) : { default: null }),
    ...(keep ? { keep } : {}),
  };
}

/** `*myRow="cells; fixed: isFixed()"` sets the input `myRowFixed`. */
function planStructural(
  name: string,
  value: string,
  { knobs, library, onSet }: TemplateContext,
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
    options.push({ key, value: expression, ...(known ? defaultIn(known) : {}) });
  }
  const text = splitAtKnobs(kept.join('; '), knobs);
  return { name, ...(text.length > 0 ? { text } : {}), ...(options.length > 0 ? { options } : {}) };
}

const defaultIn = (known: LibraryInput) =>
  known.default === undefined ? {} : { default: known.default };

/** Plans a listener. Omits statements that only emit an output of the playground or set one of its knobs. */
function planListener(
  name: string,
  value: string,
  { outputs, knobs }: TemplateContext,
): AttributeNode | undefined {
  const own = new RegExp(`^(?:${[...outputs, ...knobs].join('|')})\\.(?:emit|set)\\(`);
  const kept = value
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '' && !own.test(statement));
  return kept.length === 0 ? undefined : { name, text: splitAtKnobs(kept.join('; '), knobs) };
}
