import type { ApiDoc } from '@/lib/api/model';
import { readApiDoc } from '@/lib/api/read-doc';
import { apiDocIds } from '@/lib/api/symbol-index';
import type { ApiSymbol } from '@/lib/api/symbol-model';
import { itemOfApiDoc, symbolUrl } from '@/lib/api/symbol-url';

/** A component or directive, as templates use it. Addresses are those of API rows. */
export interface Directive {
  name: string;
  docId: string;
  url: string;
  isComponent: boolean;
  selectors: readonly string[];
  exportAs: readonly string[];
  /** Address by name in templates. */
  inputs: ReadonlyMap<string, string>;
  outputs: ReadonlyMap<string, string>;
}

/** A pipe, as templates use it. */
export interface Pipe {
  name: string;
  docId: string;
  url: string;
  pipeName: string;
}

/** A documented symbol, as code imports it. */
export interface LibraryName {
  name: string;
  docId: string;
  url: string;
  /** Addresses of its members by name in TypeScript. */
  members: ReadonlyMap<string, string>;
  /** Names that come with a module. */
  exports: readonly string[];
}

interface LibraryNames {
  directives: readonly Directive[];
  /** A name has several entries when several documents contain it. */
  symbols: ReadonlyMap<string, readonly LibraryName[]>;
  pipes: readonly Pipe[];
}

let names: LibraryNames | undefined;

/**
 * Everything of the documented API that code can name, read once per process.
 *
 * @throws when the API has not been generated
 */
export function libraryNames(): LibraryNames {
  if (names) return names;
  const docs = apiDocIds()
    .filter((id) => itemOfApiDoc(id) !== undefined)
    .map(readApiDoc);
  const all = docs.flatMap((doc) => doc.symbols.map((symbol) => nameOf(doc, symbol)));
  return (names = {
    directives: docs.flatMap((doc) => doc.symbols.flatMap((symbol) => directiveOf(doc, symbol))),
    symbols: Map.groupBy(all, ({ name }) => name),
    pipes: docs.flatMap((doc) => doc.symbols.flatMap((symbol) => pipeOf(doc, symbol))),
  });
}

interface AnyMember {
  name: string;
  binding?: string;
  anchor: string;
}

/** Addresses of members: by binding, or by name in TypeScript. */
function addresses(doc: ApiDoc, members: readonly AnyMember[], byBinding: boolean) {
  return new Map(
    members.map(({ name, binding, anchor }) => [
      byBinding ? (binding ?? name) : name,
      symbolUrl(`${doc.id}#${anchor}`),
    ]),
  );
}

function directiveOf(doc: ApiDoc, symbol: ApiSymbol): readonly Directive[] {
  if (symbol.kind !== 'component' && symbol.kind !== 'directive') return [];
  const { name, kind, selectors, exportAs, inputs, outputs } = symbol;
  return [
    {
      name,
      docId: doc.id,
      url: symbolUrl(`${doc.id}#${name}`),
      isComponent: kind === 'component',
      selectors,
      exportAs,
      inputs: addresses(doc, inputs, true),
      outputs: addresses(doc, outputs, true),
    },
  ];
}

function pipeOf({ id }: ApiDoc, symbol: ApiSymbol): readonly Pipe[] {
  if (symbol.kind !== 'pipe') return [];
  const { name, pipeName } = symbol;
  return [{ name, docId: id, url: symbolUrl(`${id}#${name}`), pipeName }];
}

function nameOf(doc: ApiDoc, symbol: ApiSymbol): LibraryName {
  const { name } = symbol;
  const members: readonly AnyMember[] = [
    ...('inputs' in symbol ? symbol.inputs : []),
    ...('outputs' in symbol ? symbol.outputs : []),
    ...('properties' in symbol ? symbol.properties : []),
    ...('methods' in symbol ? symbol.methods : []),
    ...('members' in symbol ? symbol.members : []),
  ];
  return {
    name,
    docId: doc.id,
    url: symbolUrl(`${doc.id}#${name}`),
    members: addresses(doc, members, false),
    exports: symbol.kind === 'ngmodule' ? symbol.exports.map((each) => each.name) : [],
  };
}
