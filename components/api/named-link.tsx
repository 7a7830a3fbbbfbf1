import type { ApiScope } from '@/lib/api/scope';
import type { NamedRef } from '@/lib/api/type-model';

/** A symbol's name, as a link where the symbol is public. */
export function NamedLink({ symbol, scope }: { symbol: NamedRef; scope: ApiScope }) {
  const name = <code translate="no">{symbol.name}</code>;
  return symbol.ref ? <a href={scope.href(symbol.ref)}>{name}</a> : name;
}
