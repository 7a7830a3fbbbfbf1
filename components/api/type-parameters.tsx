import type { ApiScope } from '@/lib/api/scope';
import { typeParametersHtml } from '@/lib/api/signature-html';
import type { ApiSymbol } from '@/lib/api/symbol-model';
import { typeParametersOf } from '@/lib/api/type-parameters';

/** The type parameters behind a symbol's name, with constraints and defaults. */
export function TypeParameters({ symbol, scope }: { symbol: ApiSymbol; scope: ApiScope }) {
  const parameters = typeParametersOf(symbol);
  if (parameters.length === 0) return null;
  return (
    <span
      className="font-normal wrap-anywhere text-text-2"
      dangerouslySetInnerHTML={{ __html: typeParametersHtml(parameters, scope) }}
    />
  );
}
