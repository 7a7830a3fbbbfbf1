import type { DocItem } from '@/content/types';
import { figureId, readFigure } from '@/lib/catalogue/figures';

/** An item's drawing, by reference to the page's {@link FigureSprite}. */
export function Figure({ item }: { item: DocItem }) {
  return (
    <svg
      className="block aspect-[240/136] w-full border-b border-line bg-tint transition-colors forced-color-adjust-none group-hover:bg-primary-soft max-card:aspect-auto max-card:w-30 max-card:flex-none max-card:self-stretch max-card:border-e max-card:border-b-0"
      viewBox="0 0 240 136"
      aria-hidden="true"
    >
      <use href={`#${figureId(item)}`} />
    </svg>
  );
}

/** What the one-letter classes of `content/figures` stand for. */
const looks: Record<string, string> = {
  s: 'fill-surface stroke-line-strong',
  p: 'fill-primary-fill',
  q: 'fill-primary-soft',
  a: 'fill-accent-fill',
  l: 'fill-line',
  t: 'fill-text-2 opacity-55',
  b: 'fill-text',
  f: 'fill-tint',
  w: 'fill-on-primary',
  o: 'fill-none stroke-line-strong stroke-[1.5]',
  h: 'fill-none stroke-primary-fill stroke-2',
  v: 'fill-none stroke-on-primary stroke-2',
};

function drawingOf(item: DocItem): string {
  return readFigure(item).replace(/class="(.)"/g, (_, role: string) => `class="${looks[role]}"`);
}

/** The drawings of some items, once for the page; roles color them, so they follow the theme. */
export function FigureSprite({ items }: { items: readonly DocItem[] }) {
  const symbols = items.map(
    (item) => `<symbol id="${figureId(item)}" viewBox="0 0 240 136">${drawingOf(item)}</symbol>`,
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
