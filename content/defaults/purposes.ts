import type { Purpose } from '@/content/types';

/** One group for all items. */
export const purposes = [{ key: 'base', name: 'All' }] as const satisfies readonly Purpose[];
