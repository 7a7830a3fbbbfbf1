import { linkRow } from '@/components/shell/link-row';
import { CodeBlock } from '@/components/ui/code-block';
import { StaticHtml } from '@/components/ui/static-html';
import { Tag } from '@/components/ui/tag';
import type { DocItem } from '@/content/types';
import { importLine } from '@/lib/api/import-line';
import { libraryLinks } from '@/lib/api/library-links';
import { readApiDoc } from '@/lib/api/read-doc';
import { hasApi } from '@/lib/catalogue/items';
import { itemMarks } from '@/lib/history/item-marks';
import { highlightToHtml } from '@/lib/markdown/highlight';

/** The import statement of an item, and links to the library's own pages about it. */
export async function ItemFacts({ item }: { item: DocItem }) {
  if (!hasApi(item)) return null;
  const doc = readApiDoc(item.apiDocId);
  const line = importLine(doc);
  const links = libraryLinks(item, doc);
  return (
    <StaticHtml className="max-w-measure pb-8 [&_pre]:wrap-anywhere [&_pre]:whitespace-pre-wrap">
      {line && <CodeBlock html={await highlightToHtml(line, 'ts')} />}
      <p className={linkRow}>
        {itemMarks(doc).map(({ text, tone }) => (
          <Tag key={text} tone={tone}>
            {text}
          </Tag>
        ))}
        <a href={links.package}>{links.packageName}</a>
        <a href={links.source}>Source</a>
        <a href={links.issues}>Open issues</a>
        {links.guideline && <a href={links.guideline.address}>{links.guideline.name}</a>}
      </p>
    </StaticHtml>
  );
}
