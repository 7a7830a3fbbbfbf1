import '@/components/islands/code-tabs/own.css';
import { areaOf } from '@/lib/examples/area';
import { isPlayground } from '@/lib/examples/playground';
import type { Example } from '@/lib/examples/schema';
import { ExampleCard } from './example-card';
import { ExampleIndex } from './example-index';
import { ExampleStyles } from './example-styles';
import { PlaygroundCard } from './playground-card';

/** How many examples stand whole in the page. A reader is near the others only after scrolling. */
const whole = 3;

/** All examples of an item, one below the other, and an index of them above. */
export function ExampleList({ examples }: { examples: readonly Example[] }) {
  const late = examples.slice(whole);
  return (
    <>
      <ExampleIndex examples={examples} />
      <LateStyles examples={late} />
      <div className="space-y-8">
        {examples.map(({ id }, index) =>
          isPlayground(id) ? (
            <PlaygroundCard key={id} id={id} />
          ) : (
            <ExampleCard key={id} id={id} heading late={index >= whole} />
          ),
        )}
      </div>
    </>
  );
}

/** The style sheets of examples that come late, once for each area. */
function LateStyles({ examples }: { examples: readonly Example[] }) {
  const live = examples.filter(({ kind }) => kind === 'live');
  const byArea = new Map(live.map((example) => [areaOf(example), example]));
  return [...byArea].map(([area, example]) => <ExampleStyles key={area} example={example} />);
}
