import { hook } from '@/lib/design/hooks';
import { liveAttributes, prerenderedHtml } from '@/lib/examples/manifest';
import type { Example } from '@/lib/examples/schema';
import { content, type InterfaceText } from '@/lib/words/word';
import { ExampleFailed } from './example-failed';
import { heightStyle, widthStyle } from './stage-style';

const testNote: InterfaceText =
  'This example is a test: it has nothing to display, and runs in the test suite of this site.';

interface ExampleStageProps {
  example: Example;
  copy?: string;
  far?: boolean;
  inColumns?: boolean;
}

/**
 * The stage of an example, which is pre-rendered and becomes live, or a note why it is not. The stylesheets
 * are added by `ExampleSheets`.
 *
 * @param copy distinguishes the stages if a page shows the same example more than once
 * @param far whether the stage is far down the page in narrow windows, as the page's stylesheet defines
 * @param inColumns whether wide windows show stages side by side, so that they are narrow there, too
 */
export function ExampleStage({ example, copy, far = false, inColumns = false }: ExampleStageProps) {
  if (example.kind !== 'live') {
    return (
      <p
        className="border-t border-line p-4 text-ui text-text-2"
        {...(example.note === undefined ? content(testNote) : { children: example.note })}
      />
    );
  }
  return (
    <live-example
      class="stage"
      {...liveAttributes(example.id)}
      style={{ ...heightStyle(example, inColumns), ...widthStyle(example) }}
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
  );
}
