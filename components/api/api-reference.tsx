import { ListFilter } from '@/components/islands/api-filter/list-filter';
import { site } from '@/content/site';
import type { ApiPage } from '@/lib/api/page';
import { paths } from '@/lib/routes/paths';
import { ApiDocument } from './api-document';
import { FurtherPart } from './further-part';
import { KindList } from './kind-list';

/** Number of members from which a page has a filter field. */
const longPage = 30;

/** The API page of an item: import statement, overview of symbols, and the symbols. */
export function ApiReference({ page }: { page: ApiPage }) {
  const { parts, rows } = page;
  return (
    <>
      {parts.map((part) =>
        part.heading === undefined ? (
          <div key={part.doc.id}>
            <h2 className="sr-only" id={part.id}>
              API reference
            </h2>
            {rows >= longPage && (
              <ListFilter label="Filter symbols and members" nouns={['members', 'symbols']} />
            )}
            <KindList parts={parts} />
            <ApiDocument doc={part.doc} scope={part.scope} />
          </div>
        ) : (
          <FurtherPart key={part.doc.id} part={part} heading={part.heading} />
        ),
      )}
      {site.hasApiHistory && (
        <p className="mt-16 text-ui">
          <a href={paths.apiChanges()}>What changed in the API, by version</a>
        </p>
      )}
    </>
  );
}
