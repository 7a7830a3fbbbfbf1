import { generatedFiles } from '@/lib/generated/files';
import { isGenerated, readGeneratedJson } from '@/lib/generated/read';
import { type ExampleSizes, exampleSizesSchema } from './schema';

let sizes: ExampleSizes | undefined;

/**
 * The measured size of an example. Nothing when the example is newer than the measurement, or when the site
 * has no measurements.
 */
export function sizeOfExample(id: string): ExampleSizes[string] | undefined {
  sizes ??= isGenerated(generatedFiles.exampleSizes, 'content')
    ? readGeneratedJson(generatedFiles.exampleSizes, exampleSizesSchema)
    : {};
  return sizes[id];
}
