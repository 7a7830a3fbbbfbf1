import '@/components/islands/code-tabs/own.css';
import './examples.css';
import { Button } from '@/components/ui/button';
import { hook } from '@/lib/design/hooks';
import { liveAttributes, prerenderedHtml } from '@/lib/examples/manifest';
import type { Example } from '@/lib/examples/schema';
import { ExampleStyles } from './example-styles';

const testNote =
  'This example is a test. It has nothing to show; the test suite of this site runs it.';

/**
 * Where an example stands: pre-rendered and soon live, or a word on why it is not.
 *
 * @param copy sets it apart where a page shows the same example more than once
 */
export function ExampleStage({ example, copy }: { example: Example; copy?: string }) {
  if (example.kind !== 'live') {
    return (
      <p className="border-t border-line p-4 text-ui text-text-2">{example.note ?? testNote}</p>
    );
  }
  return (
    <>
      <ExampleStyles example={example} />
      <live-example
        class="stage"
        {...liveAttributes(example.id)}
        suppressHydrationWarning
        {...hook('live', 'waiting')}
      >
        <div
          className="live-host relative"
          {...hook('liveHost')}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: prerenderedHtml(example.id, copy) }}
        />
        <ExampleFailed />
      </live-example>
    </>
  );
}

/** Hidden until the example has failed to load. */
function ExampleFailed() {
  return (
    <div
      className="absolute inset-x-3 bottom-3 z-1 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-l bg-bad-soft py-2 ps-4 pe-2 text-ui text-bad-text not-[[hidden]]:flex"
      role="alert"
      hidden
      suppressHydrationWarning
      {...hook('exampleFailed')}
    >
      <p>This example did not load.</p>
      <Button variant="tonal" {...hook('retryExample')}>
        Try again
      </Button>
    </div>
  );
}
