import { ListFilter } from '@/components/islands/api-filter/list-filter';
import { Heading } from '@/components/ui/heading';
import type { ApiPage } from '@/lib/api/page';
import { hook } from '@/lib/design/hooks';
import { paths } from '@/lib/routes/paths';
import { ApiDocument, ImportLine } from './api-document';
import { JumpList } from './jump-list';

/** A page with this many members gets a field that narrows them. */
const longPage = 30;

/** The API page of an item: what to import, a list of all symbols, then the symbols themselves. */
export function ApiReference({ page }: { page: ApiPage }) {
  const { parts, rows } = page;
  return (
    <>
      {parts.map(({ doc, heading, id, scope }) =>
        heading === undefined ? (
          <div key={doc.id}>
            <h2 className="sr-only" id={id}>
              API reference
            </h2>
            {rows >= longPage && (
              <ListFilter label="Filter symbols and members" nouns={['members', 'symbols']} />
            )}
            <JumpList docs={parts} />
            <ApiDocument doc={doc} scope={scope} />
          </div>
        ) : (
          <div key={doc.id} className="mt-24 [&>h2+*]:mt-4" {...hook('filterPart')}>
            <Heading level={2} id={id}>
              {heading}
            </Heading>
            <ImportLine doc={doc} />
            <ApiDocument doc={doc} scope={scope} />
          </div>
        ),
      )}
      <p className="mt-16 text-ui">
        <a href={paths.apiChanges()}>What changed in the API, by version</a>
      </p>
    </>
  );
}
