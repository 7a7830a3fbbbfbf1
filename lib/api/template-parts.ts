import type { ApiSymbol } from './symbol-model';

/** One kind of a symbol's members, below a title. */
export interface SymbolPart {
  /** Id of the title. */
  id: string;
  text: 'Inputs' | 'Outputs' | 'Methods';
}

/**
 * The inputs, outputs and methods of a component or directive, as entries of "On this page". Empty when
 * there are fewer than two of them, because a single entry does not help.
 */
export function templateParts(symbol: ApiSymbol): readonly SymbolPart[] {
  if (symbol.kind !== 'component' && symbol.kind !== 'directive') return [];
  const all: readonly { text: SymbolPart['text']; members: readonly unknown[] }[] = [
    { text: 'Inputs', members: symbol.inputs },
    { text: 'Outputs', members: symbol.outputs },
    { text: 'Methods', members: symbol.methods },
  ];
  const parts = all.filter(({ members }) => members.length > 0);
  if (parts.length < 2) return [];
  // Two dashes cannot clash with the anchor of a member, which has one dash after the symbol's name.
  return parts.map(({ text }) => ({ id: `${symbol.name}--${text.toLowerCase()}`, text }));
}
