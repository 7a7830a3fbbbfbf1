import { CodeBlock } from '@/components/ui/code-block';
import { declarationHtml } from '@/lib/api/declaration-html';
import type { ApiScope } from '@/lib/api/scope';
import type { ApiConstant, ApiTypeAlias } from '@/lib/api/symbol-model';

interface DeclarationProps {
  symbol: ApiConstant | ApiTypeAlias;
  scope: ApiScope;
}

/** A type or constant as TypeScript declares it. */
export function Declaration({ symbol, scope }: DeclarationProps) {
  return <CodeBlock html={declarationHtml(symbol, scope)} />;
}
