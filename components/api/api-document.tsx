import { CodeBlock } from '@/components/ui/code-block';
import { importLine } from '@/lib/api/import-line';
import type { ApiDoc } from '@/lib/api/model';
import type { ApiScope } from '@/lib/api/scope';
import { highlightToHtml } from '@/lib/markdown/highlight';
import { Reexports } from './reexports';
import { SymbolSection } from './symbol-section';

/** The import statement of a document, with a button that copies it. */
export async function ImportLine({ doc }: { doc: ApiDoc }) {
  const line = importLine(doc);
  return line === undefined ? null : <CodeBlock html={await highlightToHtml(line, 'ts')} />;
}

/** All symbols of a document, and the names that it re-exports. */
export function ApiDocument({ doc, scope }: { doc: ApiDoc; scope: ApiScope }) {
  return (
    <>
      {doc.symbols.map((symbol) => (
        <SymbolSection key={symbol.name} symbol={symbol} scope={scope} />
      ))}
      <Reexports reexports={doc.reexports} entryPoint={doc.entryPoint} scope={scope} />
    </>
  );
}
