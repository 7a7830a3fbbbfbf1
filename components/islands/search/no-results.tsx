import { isPlainPress } from '@/lib/browser/navigation/links';
import { nearestRecords } from '@/lib/search/nearest';
import type { SearchRecord } from '@/lib/search/records';

interface NoResultsProps {
  query: string;
  records: readonly SearchRecord[];
  /** URL of the form for reporting missing content, if there is one. */
  reportUrl: string | undefined;
  onFollow?: () => void;
}

/** Shown when nothing was found: similar names, and a link to report missing content. */
export function NoResults({ query, records, reportUrl, onFollow }: NoResultsProps) {
  const nearest = nearestRecords(records, query);
  const shown = query.length > 60 ? `${query.slice(0, 60)}…` : query;
  const title = encodeURIComponent(`Search finds nothing for “${shown}”`);
  return (
    <div className="px-5 py-6 text-ui text-text-2">
      <p className="text-h4 wrap-anywhere text-text">{`Nothing found for “${shown}”.`}</p>
      {nearest.length > 0 && (
        <>
          <p className="mt-3">Names that look like it:</p>
          <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
            {nearest.map(({ id, url, title }) => (
              <li key={id}>
                <a
                  href={url}
                  onClick={(event) => isPlainPress(event.nativeEvent) && onFollow?.()}
                  className="inline-flex items-center pointer-coarse:min-h-11"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-3">
        <span>Try fewer or other words.</span>
        {reportUrl && (
          <>
            {' '}
            <span>If something should be here,</span>{' '}
            <a href={`${reportUrl}&title=${title}`}>report what is missing</a>
            <span>.</span>
          </>
        )}
      </p>
    </div>
  );
}
