import '@/components/islands/code-tabs/own.css';
import './examples.css';
import { hook } from '@/lib/design/hooks';
import { liveAttributes, prerenderedHtml } from '@/lib/examples/manifest';
import type { Example } from '@/lib/examples/schema';
import { ExampleFailed } from './example-failed';
import { SheetsPlace } from './example-styles';
import { heightStyle, widthStyle } from './stage-style';

const testNote =
  'This example is a test. It has nothing to show; the test suite of this site runs it.';

interface ExampleStageProps {
  example: Example;
  copy?: string;
  far?: boolean;
}

/**
 * Where an example stands: pre-rendered and soon live, or a word on why it is not. Its style sheets are not in it
 * (`ExampleSheets`).
 *
 * @param copy sets it apart where a page shows the same example more than once
 * @param far it is far down narrow windows, which is for the page's style sheet to say
 */
export function ExampleStage({ example, copy, far = false }: ExampleStageProps) {
  if (example.kind !== 'live') {
    return (
      <p className="border-t border-line p-4 text-ui text-text-2">{example.note ?? testNote}</p>
    );
  }
  return (
    <>
      <SheetsPlace />
      <live-example
        class="stage"
        {...liveAttributes(example.id)}
        style={{ ...heightStyle(example.id), ...widthStyle(example.id) }}
        suppressHydrationWarning
        {...(far && hook('farStage'))}
        {...hook('live', 'waiting')}
      >
        <div
          className="live-host relative flow-root"
          {...hook('liveHost')}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: prerenderedHtml(example.id, copy) }}
        />
        <ExampleFailed />
      </live-example>
    </>
  );
}
