import { Word } from '@/components/ui/word';
import { Button } from '@/components/ui/button';
import { searchHints } from '@/content/in-browsers';
import { isPlainPress } from '@/lib/browser/navigation/links';
import type { RecentPage } from '@/lib/browser/preferences/recent-pages';
import { withBase } from '@/lib/routes/base';
import { ResultIcon } from './result-icon';

interface RecentListProps {
  pages: readonly RecentPage[];
  onClear: () => void;
  onFollow: () => void;
}

/** Shown in the palette before anything is typed: the recent pages, or hints on what can be searched for. */
export function RecentList({ pages, onClear, onFollow }: RecentListProps) {
  if (pages.length === 0) return <Hints />;
  return (
    <section aria-labelledby="recent-pages" className="min-h-0 overflow-y-auto p-2">
      <div className="flex items-center justify-between ps-4">
        <h3 id="recent-pages" className="text-small font-bold text-text-2">
          <Word text="Recent pages" />
        </h3>
        <Button onClick={onClear}>
          <Word text="Clear" />
        </Button>
      </div>
      <ul>
        {pages.map(({ url, title }) => (
          <li key={url}>
            <a
              href={withBase(url)}
              onClick={(event) => isPlainPress(event.nativeEvent) && onFollow()}
              className="flex min-h-12 items-center gap-4 rounded-l px-4 py-2 text-text no-underline hover:bg-hover focus-visible:-outline-offset-3"
            >
              <ResultIcon of="recent" />
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hints() {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 px-6 py-6 text-ui text-text-2 max-section:grid-cols-1">
      {searchHints.map(([what, sample]) => (
        <div key={what} className="contents">
          <dt>{what}</dt>
          <dd className="m-0 max-section:mb-2">
            <code translate="no">{sample}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
