import type { DocItem, Guide } from '@/content/types';

/** Width and height, in pixels, of the preview images for shared links. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Names of the preview images: one for each item and guide, and one for all other pages. */
export const cardNames = {
  site: 'site',
  item: ({ packageName, id }: Pick<DocItem, 'packageName' | 'id'>) => `${packageName}-${id}`,
  guide: ({ id }: Pick<Guide, 'id'>) => `guide-${id}`,
} as const;
