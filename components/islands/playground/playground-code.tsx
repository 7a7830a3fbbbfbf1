import { useMemo } from 'react';
import { CodeBar } from '@/components/ui/code-bar';
import { CopyButton } from '@/components/ui/copy-button';
import { DownloadButton } from '@/components/ui/download-button';
import { StackblitzButton } from '@/components/ui/stackblitz-button';
import { hook } from '@/lib/design/hooks';
import { colorCode } from '@/lib/playground/color-code';
import { defaultsOf, type PlaygroundPlan, type Values } from '@/lib/playground/model';
import { printComponent } from '@/lib/playground/print-component';
import { word } from '@/lib/words/word';

interface PlaygroundCodeProps {
  plan: PlaygroundPlan;
  values: Values;
  opener: string;
}

/** The StackBlitz page's URL with a file that replaces the example's file of that name. */
function openerOf(opener: string, file: string, text: string): string {
  return `${opener}#${encodeURIComponent(JSON.stringify({ [file]: text }))}`;
}

/** The code of the component with the current settings, with buttons to copy and open it. */
export function PlaygroundCode({ plan, values, opener }: PlaygroundCodeProps) {
  const atStart = useMemo(() => printComponent(plan, defaultsOf(plan.knobs)), [plan]);
  const text = useMemo(() => printComponent(plan, values), [plan, values]);
  const address = text === atStart ? opener : openerOf(opener, plan.file, text);
  return (
    <div className="code rounded-t-none border-x-0 border-b-0" {...hook('code')}>
      <CodeBar>
        <span translate="no">{plan.file}</span>
        <CopyButton />
        <DownloadButton title={word('this playground')} opener={address} />
        <StackblitzButton href={address} />
      </CodeBar>
      <pre tabIndex={0} translate="no">
        <code>
          {colorCode(text.trimEnd()).map(({ text: part, color }, index) => (
            <span key={index} className={color}>
              {part}
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
}
