import { OrderToggle } from '@/components/islands/list-order/order-toggle';
import { OrderedCards } from '@/components/islands/list-order/ordered-cards';
import { columnStyles } from '@/components/shell/doc-main';
import { PageFoot } from '@/components/shell/page-foot';
import { PageHead } from '@/components/shell/page-head';
import type { Section } from '@/content/types';
import { groupsOf } from '@/lib/catalogue/groups';
import { itemsOf } from '@/lib/catalogue/items';
import { paths } from '@/lib/routes/paths';
import { FigureSprite } from './figure';
import { ItemCard } from './item-card';

/** All items of a section as cards. In wide windows the toggle of the side list also sorts the cards. */
export function CataloguePage({ section }: { section: Section }) {
  const items = itemsOf(section.packageName);
  const groups = groupsOf(section.packageName);
  return (
    <div className={columnStyles({ column: 'wide' })}>
      <PageHead title={section.name} lede={section.summary}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {groups.length > 0 && (
            <div className="drawer:hidden">
              <OrderToggle />
            </div>
          )}
          <p className="text-ui text-text-2 tabular" lang={section.words.lang?.items}>
            {`${items.length} ${section.words.items}`}
          </p>
        </div>
      </PageHead>
      <FigureSprite items={items} />
      <OrderedCards
        groups={groups}
        cards={items.map((item) => ({
          id: item.id,
          group: item.purpose,
          card: <ItemCard item={item} />,
        }))}
      />
      <PageFoot
        path={paths.categories(section.key)}
        sources={[`content/doc-items/${section.packageName}.ts`]}
      />
    </div>
  );
}
