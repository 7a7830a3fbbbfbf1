import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson } from '@/lib/generated/read';
import { type ExampleCode, exampleCodeSchema } from './schema';

/** All files of an example, highlighted, in the order of their tabs. */
export function readExampleCode(id: string): ExampleCode {
  return readGeneratedJson(generatedFiles.examples.code(id), exampleCodeSchema);
}
