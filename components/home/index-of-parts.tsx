import { frameStyles } from '@/components/ui/frame-styles';
import { home } from '@/content/home';
import type { PackageIndex } from '@/content/home-content';
import type { DocItem } from '@/content/types';
import { groupsOf } from '@/lib/catalogue/groups';
import { itemsOf } from '@/lib/catalogue/items';
import { itemStart } from '@/lib/navigation/item-start';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { Band, BandHead } from './band';

const linkStyles =
  'links:flex links:min-h-10 links:items-center links:rounded-none links:border-b links:border-line links:text-item links:no-underline links:hover:[box-shadow:0_1px_var(--primary-fill)] pointer-coarse:links:min-h-11!';

/** The items of each package that the home page lists. */
export function IndexOfParts() {
  return home.index.map((index, at) => (
    <PackageItems
      key={index.packageName}
      index={index}
      // An id of its own for each band; the first is the one that links use.
      id={at === 0 ? 'index' : `index-of-${index.packageName}`}
    />
  ));
}

/** All items of a package by purpose; each group's name links to its group in the catalogue. */
function PackageItems({ index, id }: { index: PackageIndex; id: string }) {
  const { packageName, title, text } = index;
  const items = itemsOf(packageName);
  const groups = groupsOf(packageName);
  return (
    <Band labelledBy={id}>
      <div className={frameStyles}>
        <BandHead id={id} title={{ text: title }} {...(text !== undefined && { text })} />
        {groups.length === 0 ? (
          <div
            className={`${linkStyles} columns-[13rem_4] gap-x-12 max-section:columns-[8rem_3] max-section:gap-x-6 links:break-inside-avoid`}
          >
            <ItemList items={items} />
          </div>
        ) : (
          <div
            className={`${linkStyles} -mb-8 columns-[13rem_4] gap-x-12 *:mb-8 *:break-inside-avoid max-section:columns-[8rem_3] max-section:gap-x-6`}
          >
            {groups.map(({ key, name }) => (
              <section key={key} aria-labelledby={`${id}-${key}`}>
                <h3 id={`${id}-${key}`}>
                  <a
                    className="font-bold!"
                    href={paths.purpose(sectionOf({ packageName }).key, key)}
                  >
                    {name}
                  </a>
                </h3>
                <ItemList items={items.filter(({ purpose }) => purpose === key)} />
              </section>
            ))}
          </div>
        )}
      </div>
    </Band>
  );
}

function ItemList({ items }: { items: readonly DocItem[] }) {
  return (
    <ul className="links:text-text links:hover:text-primary-text">
      {items.map((item) => (
        <li key={item.id}>
          <a href={itemStart(item)}>{item.name}</a>
        </li>
      ))}
    </ul>
  );
}
