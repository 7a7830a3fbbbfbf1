import { CssSelector, SelectorMatcher } from '@angular/compiler';
import { apiDocsOf } from '@/lib/api/item-docs';
import type { ApiInput } from '@/lib/api/member-model';
import type { ApiComponent, ApiDirective, ApiSymbol } from '@/lib/api/symbol-model';
import { allItems } from '@/lib/catalogue/items';
import type { Value } from '@/lib/playground/model';
import { additionalDefaults } from './additional-defaults';

/** The facts about an input or option of the library that are needed to generate code. */
export interface LibraryInput {
  /** The reference to its row on an API page. */
  ref: string;
  default?: Value;
  accepts: readonly ('boolean' | 'number')[];
}

type Directive = ApiComponent | ApiDirective;

/** The queries of playgrounds to the API model. */
export interface Library {
  /** The classes that match an element with these attributes. Structural directives are given without `*`. */
  directivesOn: (tag: string, attributes: readonly string[]) => readonly string[];
  /** Finds an input of one of these classes, by its name in templates. */
  input: (classNames: readonly string[], binding: string) => LibraryInput | undefined;
  /** Finds an option of a class or interface. */
  option: (className: string, name: string) => LibraryInput | undefined;
  /** The exports of an NgModule, or the name itself for other classes. */
  exportsOf: (name: string) => readonly string[];
}

interface Entry<T> {
  docId: string;
  symbol: T;
}

/** Reads all API documents of the site. */
export function readLibrary(): Library {
  const docs = new Map(
    allItems()
      .flatMap(apiDocsOf)
      .map(({ doc }) => [doc.id, doc]),
  );
  return createLibrary(
    [...docs.values()].flatMap(({ id, symbols }) =>
      symbols.map((symbol) => ({ docId: id, symbol })),
    ),
  );
}

/** @param entries the symbols, each with the id of its document */
function createLibrary(entries: readonly Entry<ApiSymbol>[]): Library {
  const byName = new Map(entries.map((entry) => [entry.symbol.name, entry]));
  const directives = new Map<string, Entry<Directive>>();
  const matcher = new SelectorMatcher<string>();
  for (const { docId, symbol } of entries) {
    if (symbol.kind !== 'component' && symbol.kind !== 'directive') continue;
    directives.set(symbol.name, { docId, symbol });
    if (symbol.selectors.length > 0) {
      matcher.addSelectables(CssSelector.parse(symbol.selectors.join(',')), symbol.name);
    }
  }
  return {
    directivesOn: (tag, attributes) => {
      const element = new CssSelector();
      element.setElement(tag);
      for (const name of attributes) element.addAttribute(name, '');
      const found = new Set<string>();
      matcher.match(element, (_, name) => found.add(name));
      return [...found];
    },
    input: (classNames, binding) => {
      for (const name of classNames) {
        const entry = directives.get(name);
        const input = entry?.symbol.inputs.find((candidate) => candidate.binding === binding);
        if (entry && input) return describeInput(entry.docId, input);
      }
      return undefined;
    },
    option: (className, name) => {
      const entry = byName.get(className);
      if (!entry || !('properties' in entry.symbol)) return undefined;
      const option = entry.symbol.properties.find((candidate) => candidate.name === name);
      if (!option) return undefined;
      const ref = `${entry.docId}#${option.anchor}`;
      return { ref, accepts: [], ...literalDefault(ref, option.default) };
    },
    exportsOf: (name) => {
      const symbol = byName.get(name)?.symbol;
      return symbol?.kind === 'ngmodule' ? symbol.exports.map((item) => item.name) : [name];
    },
  };
}

function describeInput(docId: string, input: ApiInput): LibraryInput {
  const writable = (input.writeType ?? input.type).map(({ text }) => text).join('');
  const accepts = (transform: string, type: RegExp) =>
    input.transform?.includes(transform) || type.test(input.writeType ? writable : '');
  const ref = `${docId}#${input.anchor}`;
  return {
    ref,
    accepts: [
      ...(accepts('booleanAttribute', /\bBooleanInput\b|\bunknown\b/) ? ['boolean' as const] : []),
      ...(accepts('numberAttribute', /\bNumberInput\b|\bunknown\b/) ? ['number' as const] : []),
    ],
    ...literalDefault(ref, input.default),
  };
}

/** The default of an input or option, if it is a literal. */
function literalDefault(ref: string, text: string | undefined): { default?: Value } {
  const additional = additionalDefaults[ref];
  if (text === undefined) return additional === undefined ? {} : { default: additional };
  if (text === 'true' || text === 'false') return { default: text === 'true' };
  if (text === 'null') return { default: null };
  const quoted = /^'([^'\\]*)'$/.exec(text);
  if (quoted) return { default: quoted[1] ?? '' };
  return /^-?\d+(\.\d+)?$/.test(text) ? { default: Number(text) } : {};
}
