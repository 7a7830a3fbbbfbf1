import { CodeBlock } from '@/components/ui/code-block';
import { declarationHtml } from '@/lib/api/declaration-html';
import type { ApiScope } from '@/lib/api/scope';
import type { ApiConstant, ApiTypeAlias } from '@/lib/api/symbol-model';

interface DeclarationProps {
  symbol: ApiConstant | ApiTypeAlias;
  scope: ApiScope;
}

/** The TypeScript declaration of a type or constant. */
export function Declaration({ symbol, scope }: DeclarationProps) {
  return <CodeBlock html={declarationHtml(symbol, scope)} />;
}
