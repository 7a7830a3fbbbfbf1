import type { DocItem } from '@/content/types';
import { newsOf } from '@/lib/history/new-symbols';
import { itemStart } from '@/lib/navigation/item-start';
import { Figure } from './figure';
import { newIn } from './new-in';

/** A link to an item: its drawing, its name and one sentence. */
export function ItemCard({ item }: { item: DocItem }) {
  const news = newsOf(item);
  return (
    <a
      className="group flex h-full flex-col overflow-hidden rounded-l border border-line bg-surface text-text no-underline transition-colors hover:border-primary-fill active:bg-hover max-card:min-h-22 max-card:flex-row max-card:items-center"
      href={itemStart(item)}
    >
      <Figure item={item} />
      <span className="px-4 pt-3 pb-4 max-card:pb-3">
        <b className="block text-h4">{item.name}</b>
        <span className="block text-ui text-pretty text-text-2">{item.summary}</span>
        {news && (
          <span className="mt-2 block text-small wrap-anywhere text-text-2">
            {/* One string each, because React inserts a comment between two adjacent strings. */}
            <b
              className="font-medium text-good-text"
              lang={newIn(news).lang}
            >{`${newIn(news).text}:`}</b>
            <span translate="no">{` ${news.symbols.join(', ')}`}</span>
          </span>
        )}
      </span>
    </a>
  );
}
