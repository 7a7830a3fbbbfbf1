import { LiveExample } from '@/components/islands/live-example/live-example';
import { hook } from '@/lib/design/hooks';
import { liveManifest, prerenderedHtml } from '@/lib/examples/manifest';
import type { Example } from '@/lib/examples/schema';
import { ExampleStyles } from './example-styles';

const testNote =
  'This example is a test. It has nothing to show; the test suite of this site runs it.';

/** Where an example stands: pre-rendered and soon live, or a word on why it is not. */
export function ExampleStage({ example }: { example: Example }) {
  if (example.kind !== 'live') {
    return (
      <p className="border-t border-line p-4 text-ui text-text-2">{example.note ?? testNote}</p>
    );
  }
  const { runtime, base, examples } = liveManifest();
  return (
    <>
      <ExampleStyles example={example} />
      <LiveExample
        id={example.id}
        runtime={runtime}
        modules={[...base, ...(examples[example.id] ?? [])]}
      >
        <div
          className="live-host relative"
          {...hook('liveHost')}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: prerenderedHtml(example.id) }}
        />
      </LiveExample>
    </>
  );
}
