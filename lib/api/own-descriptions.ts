import { symbolDescriptions } from '@/content/symbol-descriptions';
import type { ApiDoc } from './model';
import type { ApiSymbol } from './symbol-model';

/** Whether the library's source describes a symbol, or one of the signatures of a function. */
export function isDescribed(symbol: ApiSymbol): boolean {
  const signatures = symbol.kind === 'function' ? symbol.signatures : [];
  return [symbol, ...signatures].some(({ description }) => description !== undefined);
}

/** Returns the document with this site's descriptions added, marked as ours, where the library has none. */
export function withOwnDescriptions(doc: ApiDoc): ApiDoc {
  const own = symbolDescriptions[doc.id];
  if (!own) return doc;
  const symbols = doc.symbols.map((symbol) => {
    const description = own[symbol.name];
    if (description === undefined || isDescribed(symbol)) return symbol;
    return { ...symbol, description, describedHere: true as const };
  });
  return { ...doc, symbols };
}
