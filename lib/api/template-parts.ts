import type { ApiSymbol } from './symbol-model';

/** One kind of a symbol's members, below a title of its own. */
export interface SymbolPart {
  /** Id of the title. */
  id: string;
  text: string;
}

/**
 * What the use of a component or directive consists of: its inputs, outputs and methods. For the list
 * "On this page", so nothing where there is only one of them, or none.
 */
export function templateParts(symbol: ApiSymbol): readonly SymbolPart[] {
  if (symbol.kind !== 'component' && symbol.kind !== 'directive') return [];
  const parts = [
    { text: 'Inputs', members: symbol.inputs },
    { text: 'Outputs', members: symbol.outputs },
    { text: 'Methods', members: symbol.methods },
  ].filter(({ members }) => members.length > 0);
  if (parts.length < 2) return [];
  // A member's id has one dash after the symbol's name.
  return parts.map(({ text }) => ({ id: `${symbol.name}--${text.toLowerCase()}`, text }));
}
