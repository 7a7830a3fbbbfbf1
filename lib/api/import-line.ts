import type { ApiDoc } from './model';
import type { ApiSymbol, SymbolKind } from './symbol-model';

/** Kinds of symbols, in the order in which readers most likely want to import them. */
const order: readonly SymbolKind[] = [
  'ngmodule',
  'harness',
  'component',
  'directive',
  'service',
  'pipe',
  'function',
  'class',
  'constant',
];

/** The number of letters at the end of the id of a document that are also at the end of a module's name. */
function sharedEnding(id: string, name: string): number {
  const lettersOf = (text: string) =>
    [...text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')].reverse();
  const own = lettersOf(name.replace(/Module$/, ''));
  const length = lettersOf(id).findIndex((letter, at) => letter !== own[at]);
  return length === -1 ? id.length : length;
}

/**
 * The import statement shown at the head of a document: that of its module, which imports everything at
 * once, or else that of the most important symbol. Of several modules, that which is named like the document.
 */
export function importLine({ id, symbols }: Pick<ApiDoc, 'id' | 'symbols'>): string | undefined {
  const rank = ({ kind, primary }: ApiSymbol) => {
    const place = order.indexOf(kind);
    return (place === -1 ? order.length : place) - (primary && kind !== 'ngmodule' ? 0.5 : 0);
  };
  const usable = symbols.filter(({ deprecated }) => !deprecated);
  const likeness = ({ kind, name }: ApiSymbol) =>
    kind === 'ngmodule' ? sharedEnding(id, name) : 0;
  const [first] = [...usable].sort((a, b) => rank(a) - rank(b) || likeness(b) - likeness(a));
  return first?.import;
}
