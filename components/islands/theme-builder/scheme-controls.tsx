'use client';

import { Choice } from '@/components/ui/choice';
import { ControlGroup } from './control-group';
import type { ThemeBuilder } from './use-theme-builder';

/** Controls for color scheme, contrast, and whether the reader's colors are used exactly. */
export function SchemeControls({ builder: { state, theme, change } }: { builder: ThemeBuilder }) {
  const own = state.palette === '';
  const { light, dark } = { light: theme.palettes.primary[40], dark: theme.palettes.primary[80] };
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
      <label className="flex min-h-9 items-center gap-3 text-ui pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-4.5 accent-primary-fill"
          checked={own && state.exact}
          disabled={!own}
          onChange={({ target }) => change({ exact: target.checked })}
        />
        <span>Keep my colors exact</span>
      </label>
      <p className="text-small text-text-2">
        {own
          ? `By default, primary is a tone of your color: ${light} in light, ${dark} in dark. Exact uses the colors you chose in both schemes, so check the contrasts below.`
          : 'Contrast and exact colors are available for custom colors only.'}
      </p>
    </ControlGroup>
  );
}
