import type { InterfaceText } from '@/lib/words/word';

/**
 * The texts of the interface that name the tabs of an item. The index has them in English, and what shows them
 * translates them, because only then their language is known.
 */
const tabNames = [
  'Overview',
  'API',
  'Styling',
  'Examples',
  'Changes',
] as const satisfies readonly InterfaceText[];

export type TabName = (typeof tabNames)[number];

/** The name of a tab in the index, if it is one. */
export const tabNameOf = (text: string): TabName | undefined =>
  tabNames.find((name) => name === text);
