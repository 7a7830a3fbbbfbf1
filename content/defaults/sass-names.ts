import type { SassName } from '@/content/types';

export const sassNames: readonly SassName[] = [];
