import type { Example } from '@/lib/examples/schema';
import { ExampleCard } from './example-card';

/** All examples of an item, one below the other. */
export function ExampleList({ examples }: { examples: readonly Example[] }) {
  return (
    <div className="space-y-8">
      {examples.map(({ id }) => (
        <ExampleCard key={id} id={id} heading />
      ))}
    </div>
  );
}
