import type { DocItem, Guide } from '@/content/types';

/** Width and height of the pictures that stand for pages where they are shared. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Names of the pictures: one for each item and guide, and one for every other page. */
export const cardNames = {
  site: 'site',
  item: ({ packageName, id }: Pick<DocItem, 'packageName' | 'id'>) => `${packageName}-${id}`,
  guide: ({ id }: Pick<Guide, 'id'>) => `guide-${id}`,
} as const;
