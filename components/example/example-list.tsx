import '@/components/islands/code-tabs/own.css';
import { isDeferredExample } from '@/lib/examples/deferred';
import { isPlayground } from '@/lib/examples/playground';
import type { Example } from '@/lib/examples/schema';
import { ExampleCard } from './example-card';
import { ExampleIndex } from './example-index';
import { PlaygroundCard } from './playground-card';

/** All examples of an item, one below the other, and an index of them above. */
export function ExampleList({ examples }: { examples: readonly Example[] }) {
  return (
    <>
      <ExampleIndex examples={examples} />
      <div className="space-y-8">
        {examples.map((example, index) =>
          isPlayground(example.id) ? (
            <PlaygroundCard key={example.id} id={example.id} />
          ) : (
            <ExampleCard
              key={example.id}
              id={example.id}
              heading
              late={isDeferredExample(example, index, examples)}
            />
          ),
        )}
      </div>
    </>
  );
}
