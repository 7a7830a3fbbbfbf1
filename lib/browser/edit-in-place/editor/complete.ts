import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { Vocabulary } from '../messages';

/** What can be completed in a template. */
export interface Names {
  elements: readonly Completion[];
  attributes: readonly Completion[];
  members: readonly Completion[];
  references: readonly Completion[];
}

const unique = (options: readonly Completion[]) => [
  ...new Map(options.map((option) => [option.label, option])).values(),
];

/** Elements and attributes that select a directive: `['button', 'acmeButton', '']`. */
function attributesOf(selector: readonly string[]): readonly string[] {
  const found: string[] = [];
  // Attributes come in pairs, until a flag begins classes or an exclusion.
  for (let at = 1; at < selector.length && !/^\d+$/.test(selector[at] ?? ''); at += 2) {
    found.push(selector[at] ?? '');
  }
  return found.filter((name) => name !== '');
}

const sugar = ['@if', '@for', '@switch', '@let', '@defer'];

/** The names that templates of an example can use. */
export function namesOf({ directives, pipes, members }: Vocabulary): Names {
  const elements = directives.flatMap(({ selectors }) =>
    selectors.flatMap(([element = '']) => (element === '' ? [] : [element])),
  );
  const attributes = directives.flatMap(({ selectors, inputs, outputs }) => [
    ...selectors.flatMap(attributesOf).map((label) => ({ label, detail: 'directive' })),
    ...inputs.map((name) => ({ label: `[${name}]`, detail: 'input' })),
    ...outputs.map((name) => ({ label: `(${name})`, detail: 'output' })),
  ]);
  return {
    elements: unique(elements.map((label) => ({ label }))),
    attributes: unique(attributes),
    members: unique([
      ...members.filter((name) => !/^(?:ng|__|ɵ)/.test(name)).map((label) => ({ label })),
      ...pipes.map((label) => ({ label, detail: 'pipe' })),
      ...sugar.map((label) => ({ label, detail: 'block' })),
    ]),
    references: unique(
      directives.flatMap(({ exportAs }) =>
        exportAs.map((label) => ({ label, detail: 'exported' })),
      ),
    ),
  };
}

/** The names that fit the place of the cursor, and the pattern of what is already typed of them. */
function fitting(context: CompletionContext, names: Names) {
  const node = syntaxTree(context.state).resolveInner(context.pos, -1);
  const before = context.state.sliceDoc(Math.max(0, context.pos - 80), context.pos);
  if (/#\w+="[\w-]*$/.test(before)) return { options: names.references, typed: /[\w-]*$/ };
  if (/<[\w-]*$/.test(before)) return { options: names.elements, typed: /[\w-]*$/ };
  const isInTag = /Tag$|^Attribute(?:Name)?$/.test(node.name);
  if (isInTag) return { options: names.attributes, typed: /[[(]*[\w-]*$/ };
  return { options: names.members, typed: /@?[\w$]*$/ };
}

/** Completes names in a template. */
export function completeHtml(known: () => Names | undefined) {
  return (context: CompletionContext): CompletionResult | null => {
    const names = known();
    if (!names) return null;
    const { options, typed } = fitting(context, names);
    const word = context.matchBefore(typed);
    if (!context.explicit && (!word || word.from === word.to)) return null;
    return { from: word?.from ?? context.pos, options: [...options], validFor: /^[@[(]*[\w-]*$/ };
  };
}
