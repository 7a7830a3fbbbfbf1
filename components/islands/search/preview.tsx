import { useEffect, useState } from 'react';
import type { SearchIndex } from '@/lib/browser/search/search-index';
import { withFigureLooks } from '@/lib/design/figure-looks';
import { isCode } from '@/lib/search/kinds';
import { kindLabelOf, placeOf } from '@/lib/search/place';
import type { SearchRecord } from '@/lib/search/records';
import type { SearchPreview } from '@/lib/search/shards';

/** How long a result must be the active one before its preview is fetched, in milliseconds. */
const settleTime = 120;

/** The preview of the active result beside the list: its drawing or signature, and its first sentences. */
export function Preview({ index, record }: { index: SearchIndex; record: SearchRecord }) {
  const [shown, setShown] = useState<SearchPreview>();
  useEffect(() => {
    let canceled = false;
    const timer = setTimeout(() => {
      index.loadPreview(record.id).then(
        (preview) => !canceled && setShown(preview),
        // Ignored, because the preview is optional: it then shows only the name.
        () => undefined,
      );
    }, settleTime);
    return () => {
      canceled = true;
      clearTimeout(timer);
    };
  }, [index, record]);
  const preview = shown?.id === record.id ? shown : undefined;
  return (
    <aside
      aria-label="Preview"
      className="w-80 flex-none overflow-y-auto border-s border-line bg-tint p-5 text-ui max-drawer:hidden"
    >
      {preview?.drawing !== undefined && (
        <svg
          viewBox="0 0 240 136"
          aria-hidden="true"
          className="mb-4 w-full rounded-l border border-line bg-page forced-color-adjust-none"
          dangerouslySetInnerHTML={{ __html: withFigureLooks(preview.drawing) }}
        />
      )}
      <p className="text-h4 wrap-anywhere" translate={isCode(record.group) ? 'no' : undefined}>
        <span>{record.title}</span>
        {record.generics && <span className="text-ui text-text-2">{record.generics}</span>}
      </p>
      <p className="mt-1 text-small text-text-2">
        {[kindLabelOf(record), placeOf(record).join(' › ')].filter(Boolean).join(' · ')}
      </p>
      {preview?.code !== undefined && (
        <pre
          translate="no"
          className="mt-4 rounded-m bg-tint-2 p-3 font-mono text-code wrap-anywhere whitespace-pre-wrap"
        >
          {preview.code}
        </pre>
      )}
      {preview?.text && <p className="mt-4">{preview.text}</p>}
    </aside>
  );
}
