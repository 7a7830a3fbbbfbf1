import { ListFilter } from '@/components/islands/api-filter/list-filter';
import { hook } from '@/lib/design/hooks';
import { isDeferredExample } from '@/lib/examples/deferred';
import { isPlayground } from '@/lib/examples/playground';
import type { Example } from '@/lib/examples/schema';
import { ExampleCard } from './example-card';
import { ExampleSheets } from './example-styles';
import { PlaygroundCard } from './playground-card';

/** From this number of examples on, a page has a field that filters them. */
const manyExamples = 6;

const searchText = ({ title, summary = '' }: Example) => `${title} ${summary}`;

/** All examples of an item below each other, with a filter where they are many. */
export function ExampleList({ examples }: { examples: readonly Example[] }) {
  const cards = examples.map((example, index) => ({
    example,
    deferred: isDeferredExample(example, index, examples),
  }));
  return (
    <>
      <ExampleSheets
        ids={cards.filter(({ deferred }) => !deferred).map(({ example }) => example.id)}
      />
      {examples.length >= manyExamples && (
        <ListFilter label="Filter examples" nouns={['examples']} />
      )}
      <div className="space-y-8" {...hook('filterGroup')}>
        {cards.map(({ example, deferred }) => (
          <div key={example.id} {...hook('filterRow', searchText(example))}>
            {isPlayground(example.id) ? (
              <PlaygroundCard id={example.id} />
            ) : (
              <ExampleCard id={example.id} heading deferred={deferred} />
            )}
          </div>
        ))}
      </div>
    </>
  );
}
