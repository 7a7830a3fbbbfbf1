import { ExampleFiles } from '@/components/islands/code-tabs/example-files';
import { readExampleCode } from '@/lib/examples/code';
import type { Example } from '@/lib/examples/schema';

/** All files of an example, highlighted, in tabs. */
export function ExampleSource({ example }: { example: Example }) {
  return <ExampleFiles id={example.id} files={readExampleCode(example.id)} />;
}
