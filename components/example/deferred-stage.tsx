import { Word } from '@/components/ui/word';
import { hook } from '@/lib/design/hooks';
import { liveManifest, runtimeOf } from '@/lib/examples/manifest';
import { itemOfExample } from '@/lib/examples/of-item';
import type { Example } from '@/lib/examples/schema';
import { paths } from '@/lib/routes/paths';
import { ExampleFailed } from './example-failed';
import { heightStyle, widthStyle } from './stage-style';

/**
 * The stage of an example far down the page: reserved space, which is filled when the reader comes near.
 * Without scripts it is a link to the example's own page.
 */
export function DeferredStage({ example }: { example: Example }) {
  const { stages } = liveManifest();
  return (
    <live-example
      class="stage"
      example={example.id}
      runtime={runtimeOf(example.id)}
      suppressHydrationWarning
      style={{ ...heightStyle(example), ...widthStyle(example) }}
      {...hook('deferredStage', stages[example.id])}
      {...hook('live', 'waiting')}
    >
      <div
        className="live-host relative flow-root noscript:hidden"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
        {...hook('liveHost')}
      />
      <a
        className="hidden noscript:inline"
        href={paths.example(itemOfExample(example), example.id)}
      >
        <Word text="Open on its own page" />
      </a>
      <ExampleFailed />
    </live-example>
  );
}
