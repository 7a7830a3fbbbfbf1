import { PageFoot } from '@/components/shell/page-foot';
import { Pager } from '@/components/item/pager';
import type { DocItem } from '@/content/types';
import { examplesOf } from '@/lib/examples/of-item';
import type { Example } from '@/lib/examples/schema';
import { folderOfExample } from '@/lib/examples/sources';
import { paths } from '@/lib/routes/paths';
import { ExampleCard } from './example-card';

/** One example with its source open, and the way to the item's other examples. */
export function ExamplePage({ item, example }: { item: DocItem; example: Example }) {
  const examples = examplesOf(item);
  const at = examples.findIndex(({ id }) => id === example.id);
  const link = (other: Example | undefined) =>
    other && { href: paths.example(item, other.id), name: other.title };
  return (
    <>
      <ExampleCard id={example.id} sourceOpen heading ownPage />
      <PageFoot path={paths.example(item, example.id)} sources={[folderOfExample(example)]} />
      {examples.length > 1 && (
        <Pager
          label={`More examples of ${item.name}`}
          previous={link(examples[at - 1])}
          next={link(examples[at + 1])}
        />
      )}
    </>
  );
}
