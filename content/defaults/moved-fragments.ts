import type { MovedFragments } from '@/content/types';

export const movedFragments: readonly MovedFragments[] = [];
