import type { DocItem } from '@/content/types';
import { figureId, readFigure } from '@/lib/catalogue/figures';

/** An item's drawing, by reference to the page's {@link FigureSprite}. */
export function Figure({ item }: { item: DocItem }) {
  return (
    <svg className="card__art" viewBox="0 0 240 136" aria-hidden="true">
      <use href={`#${figureId(item)}`} />
    </svg>
  );
}

/** The drawings of some items, once for the page; roles color them, so they follow the theme. */
export function FigureSprite({ items }: { items: readonly DocItem[] }) {
  const symbols = items.map(
    (item) =>
      `<symbol class="figure" id="${figureId(item)}" viewBox="0 0 240 136">${readFigure(item)}</symbol>`,
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
