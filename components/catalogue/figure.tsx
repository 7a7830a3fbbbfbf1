import type { DocItem } from '@/content/types';
import { figureId, readFigure } from '@/lib/catalogue/figures';
import { withFigureLooks } from '@/lib/design/figure-looks';
import { hook } from '@/lib/design/hooks';

/** The drawing of an item, as a reference into the page's {@link FigureSprite}. */
export function Figure({ item }: { item: DocItem }) {
  return (
    <svg
      className="w-full border-b border-line bg-tint transition-colors forced-color-adjust-none group-hover:bg-primary-soft max-card:w-30 max-card:flex-none max-card:self-stretch max-card:border-e max-card:border-b-0"
      viewBox="0 0 240 136"
      aria-hidden="true"
      {...hook('themed')}
    >
      <use href={`#${figureId(item)}`} />
    </svg>
  );
}

/** The drawings of some items, once per page; they use color roles, so they follow the theme. */
export function FigureSprite({ items }: { items: readonly DocItem[] }) {
  // Without `viewBox`, which the referencing `<svg>` has.
  const symbols = items.map(
    (item) => `<symbol id="${figureId(item)}">${withFigureLooks(readFigure(item))}</symbol>`,
  );
  return (
    <svg
      width="0"
      height="0"
      className="absolute"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: symbols.join('') }}
    />
  );
}
