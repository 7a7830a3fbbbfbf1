'use client';

import { useId } from 'react';
import { Choice } from '@/components/ui/choice';
import { Word } from '@/components/ui/word';
import { lowestDensity } from '@/lib/theme-builder/theme-data';
import { ControlGroup } from './control-group';
import type { ThemeBuilder } from './use-theme-builder';

/** Controls for density and corners. */
export function ShapeControls({ builder: { state, change, settle } }: { builder: ThemeBuilder }) {
  const id = useId();
  return (
    <ControlGroup title="Density and corners">
      <div>
        <label className="flex justify-between text-label" htmlFor={id}>
          <Word text="Density" />
          <span className="tabular" aria-hidden="true">
            {state.density}
          </span>
        </label>
        <input
          id={id}
          type="range"
          className="h-9 w-full accent-primary-fill pointer-coarse:min-h-11"
          min={lowestDensity}
          max={0}
          value={state.density}
          // `|| 0` because a slider may return -0.
          onChange={({ target }) => change({ density: Number(target.value) || 0 }, 'density')}
          onBlur={settle}
        />
      </div>
      <Choice
        legend="Corners"
        options={[
          ['square', 'Square'],
          ['slight', 'Slight'],
          ['standard', 'Standard'],
          ['round', 'Round'],
        ]}
        value={state.corners}
        onChoose={(corners) => change({ corners })}
      />
    </ControlGroup>
  );
}
