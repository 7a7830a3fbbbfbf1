'use client';

import { type ReactNode, useRef } from 'react';
import { asIsland } from '@/components/ui/island';
import { hook } from '@/lib/design/hooks';
import type { PlaygroundPlan } from '@/lib/playground/model';
import { writeSettings } from '@/lib/playground/settings';
import { EventLog } from './event-log';
import { KnobList } from './knob-list';
import { PlaygroundCode } from './playground-code';
import { useLinkedSettings } from './use-linked-settings';
import { usePlayground } from './use-playground';
import { useStickyHeight } from './use-sticky-height';

interface PlaygroundProps {
  plan: PlaygroundPlan;
  /** URLs of API rows, by knob. */
  apiLinks: Readonly<Record<string, string>>;
  /** URL of the page that opens the code in StackBlitz. */
  opener: string;
  /** The stage of the example. */
  children: ReactNode;
}

function PlaygroundInside({ plan, apiLinks, opener, children }: PlaygroundProps) {
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { values, log, set, reset, clear } = usePlayground(root, plan);
  const stickyHeight = useStickyHeight(stage);
  useLinkedSettings(root, writeSettings('', plan.knobs, plan.scope, values));
  return (
    <div ref={root} {...hook('playground')}>
      <div style={stickyHeight === undefined ? {} : { '--stays': `${stickyHeight}px` }}>
        <div
          ref={stage}
          className={
            stickyHeight === undefined ? undefined : 'sticky top-(--stick) z-1 print:static'
          }
        >
          {children}
        </div>
        <KnobList
          id={plan.id}
          knobs={plan.knobs}
          values={values}
          apiLinks={apiLinks}
          onSet={set}
          onReset={reset}
        />
      </div>
      {plan.hasEvents && <EventLog id={plan.id} entries={log} onClear={clear} />}
      <PlaygroundCode plan={plan} values={values} opener={opener} />
    </div>
  );
}

/**
 * A live example with a control for each of its inputs, a log of its outputs' events, and its code for the current
 * settings. The example stays in view while its controls scroll. Without scripts there are the example with its
 * initial settings, and its code.
 */
export const Playground = asIsland(PlaygroundInside, {
  name: 'The playground',
  rest: ({ children }) => children,
});
