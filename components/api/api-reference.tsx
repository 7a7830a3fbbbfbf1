import { ListFilter } from '@/components/islands/api-filter/list-filter';
import { Word } from '@/components/ui/word';
import type { DocItem } from '@/content/types';
import type { ApiPage } from '@/lib/api/page';
import { hook } from '@/lib/design/hooks';
import { changeCountsOf, changesWording } from '@/lib/history/item-changes';
import { paths } from '@/lib/routes/paths';
import { ApiDocument } from './api-document';
import { FurtherPart } from './further-part';
import { KindList } from './kind-list';

/** Number of members from which a page has a filter field. */
const longPage = 30;

type ItemRef = Pick<DocItem, 'id' | 'packageName'>;

/** The API page of an item: import statement, overview of symbols, and the symbols. */
export function ApiReference({ item, page }: { item: ItemRef; page: ApiPage }) {
  const { parts, rows } = page;
  const counts = changeCountsOf(item);
  const changes = counts && changesWording(counts);
  return (
    <>
      {changes && (
        <p className="mb-6 text-ui">
          <a href={paths.item(item, 'changes')} lang={changes.lang}>
            {changes.text}
          </a>
        </p>
      )}
      {parts.map((part) =>
        part.heading === undefined ? (
          <div key={part.doc.id} {...hook('apiNames')}>
            <h2 className="sr-only" id={part.id}>
              <Word text="API reference" />
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
    </>
  );
}
