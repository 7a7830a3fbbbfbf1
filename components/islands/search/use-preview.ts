import { useEffect, useState } from 'react';
import type { SearchIndex } from '@/lib/browser/search/search-index';
import type { SearchRecord } from '@/lib/search/records';
import type { SearchPreview } from '@/lib/search/shards';

/** How long a result must be the active one before its preview is fetched, in milliseconds. */
const settleTime = 120;

/** The preview of a result; undefined until it has loaded, and for a result without one. */
export function usePreview(index: SearchIndex, record: SearchRecord): SearchPreview | undefined {
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
  return shown?.id === record.id ? shown : undefined;
}
