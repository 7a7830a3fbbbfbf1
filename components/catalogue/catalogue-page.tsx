import { columnStyles } from '@/components/shell/doc-main';
import { PageFoot } from '@/components/shell/page-foot';
import { PageHead } from '@/components/shell/page-head';
import type { Section } from '@/content/types';
import { itemsOf } from '@/lib/catalogue/items';
import { paths } from '@/lib/routes/paths';
import { FigureSprite } from './figure';
import { ItemCard } from './item-card';

/** All items of a section as cards. */
export function CataloguePage({ section }: { section: Section }) {
  const items = itemsOf(section.packageName);
  return (
    <div className={columnStyles({ column: 'wide' })}>
      <PageHead title={section.name} lede={section.summary}>
        <p className="text-ui text-text-2 tabular">
          {items.length} {section.words.items}
        </p>
      </PageHead>
      <FigureSprite items={items} />
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))] gap-x-4 gap-y-6 max-section:gap-3">
        {items.map((item) => (
          <li key={item.id}>
            <ItemCard item={item} />
          </li>
        ))}
      </ul>
      <PageFoot
        path={paths.categories(section.key)}
        sources={[`content/doc-items/${section.packageName}.ts`]}
      />
    </div>
  );
}
