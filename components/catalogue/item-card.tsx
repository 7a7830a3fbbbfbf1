import type { DocItem } from '@/content/types';
import { paths } from '@/lib/routes/paths';
import { Figure } from './figure';

/** A link to an item: its drawing, its name and one sentence. */
export function ItemCard({ item }: { item: DocItem }) {
  return (
    <a className="card" href={paths.item(item, 'overview')}>
      <Figure item={item} />
      <span className="card__body">
        <b>{item.name}</b>
        <span>{item.summary}</span>
      </span>
    </a>
  );
}
