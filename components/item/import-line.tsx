import { CodeBlock } from '@/components/ui/code-block';
import { inTurn } from '@/components/ui/in-turn';
import { StaticHtml } from '@/components/ui/static-html';
import { importLine } from '@/lib/api/import-line';
import type { ApiDoc } from '@/lib/api/model';
import { linkedCode } from '@/lib/code-links/linked-code';

/** The statement that imports an item. On one line, which scrolls, so that it takes little of the first screen. */
export async function ImportLine({ doc }: { doc: ApiDoc }) {
  const line = importLine(doc);
  if (!line) return null;
  return (
    <StaticHtml className="pb-3 [&_pre]:py-2.5 [&_pre]:whitespace-pre">
      <CodeBlock html={await inTurn(linkedCode(line, 'ts'))} />
    </StaticHtml>
  );
}
