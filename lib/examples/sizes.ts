import { generatedFiles } from '@/lib/generated/files';
import { isGenerated, readGeneratedJson } from '@/lib/generated/read';
import { type ExampleSizes, exampleSizesSchema } from './schema';

let sizes: ExampleSizes | undefined;

/**
 * What an example was measured to take of a page; nothing for one that is newer than the measures, or of
 * a site that has measured none.
 */
export function sizeOfExample(id: string): ExampleSizes[string] | undefined {
  sizes ??= isGenerated(generatedFiles.exampleSizes, 'content')
    ? readGeneratedJson(generatedFiles.exampleSizes, exampleSizesSchema)
    : {};
  return sizes[id];
}
