'use client';

import { Choice } from '@/components/ui/choice';
import { Word } from '@/components/ui/word';
import { ControlGroup } from './control-group';
import type { ThemeBuilder } from './use-theme-builder';

/** Controls for color scheme and contrast. */
export function SchemeControls({ builder: { state, change } }: { builder: ThemeBuilder }) {
  const own = state.palette === '';
  return (
    <ControlGroup title="Scheme and contrast">
      <Choice
        legend="Scheme"
        options={[
          ['both', 'Both'],
          ['light', 'Light'],
          ['dark', 'Dark'],
        ]}
        value={state.scheme}
        onChoose={(scheme) => change({ scheme })}
      />
      <Choice
        legend="Contrast"
        options={[
          ['standard', 'Standard'],
          ['medium', 'Medium'],
          ['high', 'High'],
        ]}
        value={own ? state.contrast : 'standard'}
        disabled={!own}
        onChoose={(contrast) => change({ contrast })}
      />
      {!own && (
        <p className="text-small text-text-2">
          <Word text="Contrast and exact colors are available for custom colors only." />
        </p>
      )}
    </ControlGroup>
  );
}
