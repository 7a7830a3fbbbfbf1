import { CodeBlock } from '@/components/ui/code-block';
import type { ApiSymbol } from '@/lib/api/symbol-model';
import { tokenCode } from '@/lib/api/token-code';
import { highlightToHtml } from '@/lib/markdown/highlight';

/** The code that uses an injection token. */
export async function TokenBody({ symbol }: { symbol: Extract<ApiSymbol, { kind: 'token' }> }) {
  return <CodeBlock html={await highlightToHtml(tokenCode(symbol), 'ts')} />;
}
