import { frameStyles } from '@/components/ui/frame-styles';
import { itemsOf } from '@/lib/catalogue/items';
import { paths } from '@/lib/routes/paths';
import { Band, BandHead } from './band';

/** Every Material item in columns, with what it is for. */
export function IndexOfParts() {
  return (
    <Band labelledBy="index">
      <div className={frameStyles}>
        <BandHead
          id="index"
          title="Index of parts"
          text="Each has an overview, a full API reference and, where it has looks, styling tokens."
        />
        <ul className="columns-[13rem_4] gap-x-12 *:break-inside-avoid *:border-b *:border-line max-section:columns-[8rem_3] max-section:gap-x-6">
          {itemsOf('material').map((item) => (
            <li key={item.id}>
              <a
                className="flex min-h-10 items-center justify-between rounded-none text-item text-text no-underline hover:text-primary-text hover:[box-shadow:0_1px_var(--primary-fill)]"
                href={paths.item(item, 'overview')}
              >
                {item.name}
                <small className="text-small text-text-2 max-section:hidden">{item.kind}</small>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
