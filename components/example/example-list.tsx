import '@/components/islands/code-tabs/own.css';
import { isPlayground } from '@/lib/examples/playground';
import type { Example } from '@/lib/examples/schema';
import { ExampleCard } from './example-card';
import { PlaygroundCard } from './playground-card';

/** All examples of an item, one below the other. */
export function ExampleList({ examples }: { examples: readonly Example[] }) {
  return (
    <div className="space-y-8">
      {examples.map(({ id }) =>
        isPlayground(id) ? (
          <PlaygroundCard key={id} id={id} />
        ) : (
          <ExampleCard key={id} id={id} heading />
        ),
      )}
    </div>
  );
}
