import type { Section } from '@/content/types';
import { itemsOf } from '@/lib/catalogue/items';
import { FigureSprite } from './figure';
import { ItemCard } from './item-card';

/** All items of a section as cards. */
export function CataloguePage({ section }: { section: Section }) {
  const items = itemsOf(section.packageName);
  return (
    <div className="doc__wide">
      <header className="head head__row">
        <div>
          <h1 tabIndex={-1} data-focus-on-navigation>
            {section.name}
          </h1>
          <p className="head__lede">{section.summary}</p>
        </div>
        <p className="count">
          {items.length} {section.words.items}
        </p>
      </header>
      <FigureSprite items={items} />
      <ul className="cards cards--art">
        {items.map((item) => (
          <li key={item.id}>
            <ItemCard item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
