import type { Words } from './interface-texts';

/** No translations: the texts of the interface are in English. */
export const words: Words = {};
