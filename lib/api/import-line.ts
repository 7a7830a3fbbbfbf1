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

/**
 * The import statement shown at the head of a document: that of its module, which imports everything at
 * once, or else that of the most important symbol.
 */
export function importLine({ symbols }: Pick<ApiDoc, 'symbols'>): string | undefined {
  const rank = ({ kind, primary }: ApiSymbol) => {
    const place = order.indexOf(kind);
    return (place === -1 ? order.length : place) - (primary && kind !== 'ngmodule' ? 0.5 : 0);
  };
  const usable = symbols.filter(({ deprecated }) => !deprecated);
  const [first] = [...usable].sort((a, b) => rank(a) - rank(b));
  return first?.import;
}
