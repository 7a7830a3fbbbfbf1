import { isDeferredExample } from '@/lib/examples/deferred';
import { isPlayground } from '@/lib/examples/playground';
import type { Example } from '@/lib/examples/schema';
import { ExampleCard } from './example-card';
import { ExampleIndex } from './example-index';
import { ExampleSheets } from './example-styles';
import { PlaygroundCard } from './playground-card';

/** All examples of an item below each other, after an index. */
export function ExampleList({ examples }: { examples: readonly Example[] }) {
  const cards = examples.map((example, index) => ({
    id: example.id,
    deferred: isDeferredExample(example, index, examples),
  }));
  return (
    <>
      <ExampleSheets ids={cards.filter(({ deferred }) => !deferred).map(({ id }) => id)} />
      <ExampleIndex examples={examples} />
      <div className="space-y-8">
        {cards.map(({ id, deferred }) =>
          isPlayground(id) ? (
            <PlaygroundCard key={id} id={id} />
          ) : (
            <ExampleCard key={id} id={id} heading deferred={deferred} />
          ),
        )}
      </div>
    </>
  );
}
