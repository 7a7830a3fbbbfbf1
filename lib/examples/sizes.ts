import { measuresOf } from '@/lib/measured/measures';
import type { ExampleSize } from '@/lib/measured/schema';
import { itemOfExample } from './of-item';
import type { Example } from './schema';

/**
 * The measured size of an example. Nothing when the example is newer than the last measurement, or when the
 * site has no measurements.
 */
export function sizeOfExample(
  example: Pick<Example, 'id' | 'packagePath'>,
): ExampleSize | undefined {
  return measuresOf(itemOfExample(example))?.examples[example.id];
}
