import { isPlayground } from '@/lib/examples/playground';
import type { Example } from '@/lib/examples/schema';
import { readPlan } from '@/lib/playground/read-plan';
import { type Wording, wording } from '@/lib/words/word';

/** Returns the name of an example in lists of a page's examples. The main playground is called just that. */
export const nameInLists = ({ id, title }: Pick<Example, 'id' | 'title'>): Wording =>
  isPlayground(id) && readPlan(id).scope === '' ? wording('Playground') : { text: title };
