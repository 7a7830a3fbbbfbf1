import { frameStyles } from '@/components/ui/frame-styles';
import { home } from '@/content/home';
import { purposes } from '@/content/purposes';
import { itemsOf } from '@/lib/catalogue/items';
import { itemStart } from '@/lib/routes/item-start';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { Band, BandHead } from './band';

/** All items of a package by purpose; each group's name links to its group in the catalogue. */
export function IndexOfParts() {
  const { packageName } = home.index;
  const items = itemsOf(packageName);
  const groups = purposes.filter(({ key }) => items.some(({ purpose }) => purpose === key));
  return (
    <Band labelledBy="index">
      <div className={frameStyles}>
        <BandHead
          id="index"
          title={home.index.title}
          {...(home.index.text !== undefined && { text: home.index.text })}
        />
        <div className="-mb-8 columns-[13rem_4] gap-x-12 *:mb-8 *:break-inside-avoid max-section:columns-[8rem_3] max-section:gap-x-6 links:flex links:min-h-10 links:items-center links:rounded-none links:border-b links:border-line links:text-item links:no-underline links:hover:[box-shadow:0_1px_var(--primary-fill)] pointer-coarse:links:min-h-11!">
          {groups.map(({ key, name }) => (
            <section key={key} aria-labelledby={`index-${key}`}>
              <h3 id={`index-${key}`}>
                <a className="font-bold!" href={paths.purpose(sectionOf({ packageName }).key, key)}>
                  {name}
                </a>
              </h3>
              <ul className="links:text-text links:hover:text-primary-text">
                {items
                  .filter(({ purpose }) => purpose === key)
                  .map((item) => (
                    <li key={item.id}>
                      <a href={itemStart(item)}>{item.name}</a>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Band>
  );
}
