import { liveManifest, prerenderedHtml } from '@/lib/examples/manifest';
import type { Example } from '@/lib/examples/schema';
import { ExampleStyles } from './example-styles';

const notes = {
  test: 'This example is a test. It has nothing to show; the test suite of this site runs it.',
  listed: 'This example calls a service on the network, so it does not run here.',
};

/** Where an example stands: pre-rendered and soon live, or a word on why it is not. */
export function ExampleStage({ example }: { example: Example }) {
  if (example.kind !== 'live') return <p className="example__note">{notes[example.kind]}</p>;
  const { runtime, base, examples } = liveManifest();
  return (
    <>
      <ExampleStyles example={example} />
      <live-example
        class="example__stage"
        data-live="waiting"
        example={example.id}
        runtime={runtime}
        modules={[...base, ...(examples[example.id] ?? [])].join(' ')}
        suppressHydrationWarning
      >
        <div
          className="live-host"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: prerenderedHtml(example.id) }}
        />
        <div className="example__failed" role="alert" data-failed hidden suppressHydrationWarning>
          <p>This example did not load.</p>
          <button type="button" className="btn btn--tonal" data-retry>
            Try again
          </button>
        </div>
      </live-example>
    </>
  );
}
