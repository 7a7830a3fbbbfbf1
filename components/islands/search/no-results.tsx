import { Word } from '@/components/ui/word';
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
  const title = encodeURIComponent(`No search results for “${shown}”`);
  return (
    <div className="px-5 py-6 text-ui text-text-2">
      <p className="text-h4 wrap-anywhere text-text">
        <Word text="No results for “{query}”." values={{ query: shown }} />
      </p>
      {nearest.length > 0 && (
        <>
          <p className="mt-3">
            <Word text="Did you mean:" />
          </p>
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
        <Word text="Try fewer words, or different ones." />
        {reportUrl && (
          <>
            {' '}
            <Word text="Should there be something?" />{' '}
            <a href={`${reportUrl}&title=${title}`}>
              <Word text="Report missing content" />
            </a>
            <span>.</span>
          </>
        )}
      </p>
    </div>
  );
}
