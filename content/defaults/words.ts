import type { Words } from '@/content/interface-texts';

/** No translations: the texts of the interface are in English. */
export const words: Words = {};
