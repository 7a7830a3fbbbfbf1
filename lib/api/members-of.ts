import type { ApiSymbol } from './symbol-model';

/** All members of a symbol, in the order of its page. */
export function membersOf(symbol: ApiSymbol): readonly { anchor: string }[] {
  return [
    ...('inputs' in symbol ? symbol.inputs : []),
    ...('outputs' in symbol ? symbol.outputs : []),
    ...('properties' in symbol ? symbol.properties : []),
    ...('methods' in symbol ? symbol.methods : []),
    ...('members' in symbol ? symbol.members : []),
  ];
}
