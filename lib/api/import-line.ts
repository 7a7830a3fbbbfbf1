import type { ApiDoc } from './model';
import type { ApiSymbol, SymbolKind } from './symbol-model';

/** Whose import a reader most likely wants first. */
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
 * The import statement shown at the head of a document: of its module, which brings everything
 * at once, else of the symbol that matters most.
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
