'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { asIsland } from '@/components/ui/island';
import { Word } from '@/components/ui/word';
import type { BuiltTheme } from '@/lib/theme-builder/build-theme';
import { content, word } from '@/lib/words/word';
import { Controls } from './controls';
import { Exports } from './exports';
import { LiveSheet, type SheetScheme } from './live-sheet';
import { OwnColorsSwitch } from './own-colors-switch';
import { Swatches } from './swatches';
import { Toolbar } from './toolbar';
import { useThemeBuilder } from './use-theme-builder';
import { WeakPairs } from './weak-pairs';

interface Props {
  /** The default theme, shown until the engine is loaded. */
  initial: BuiltTheme;
  /** Names of the library's own palettes. */
  palettes: readonly string[];
  sheets: Readonly<Record<SheetScheme, ReactNode>>;
}

function ThemeBuilderInside({ initial, palettes, sheets }: Props) {
  const builder = useThemeBuilder(initial);
  const { theme, state, failed, ignored, prepare } = builder;
  return (
    <div onPointerEnter={prepare} onFocus={prepare}>
      <Toolbar builder={builder}>
        <OwnColorsSwitch builder={builder} />
      </Toolbar>
      <div role="status">
        {ignored.length > 0 && (
          <p className="mb-6 rounded-l bg-warn-soft p-4 text-ui text-warn-text">
            <Word
              text="Some theme settings in the address are invalid ({names}), and were ignored."
              values={{ names: ignored.join(', ') }}
            />
          </p>
        )}
      </div>
      {failed && (
        <div
          className="mb-6 flex flex-wrap items-center gap-4 rounded-l bg-bad-soft p-4 text-ui text-bad-text"
          role="alert"
        >
          <p {...content('The theme engine did not load, so your changes have no effect yet.')} />
          <Button variant="tonal" onClick={prepare}>
            <Word text="Try again" />
          </Button>
        </div>
      )}
      <div className="grid grid-cols-[17rem_minmax(0,1fr)] gap-8 max-drawer:grid-cols-1">
        <Controls builder={builder} palettes={palettes} />
        <div className="min-w-0 [&>.h2-row]:mt-12 [&>.h2-row]:mb-4 [&>.h2-row]:first:mt-0">
          <Heading level={2} id="sheet" name={word('Preview')}>
            <Word text="Preview" />
          </Heading>
          <LiveSheet initial={initial} theme={theme} scheme={state.scheme} sheets={sheets} />
          <Heading level={2} id="take-away" name={word('Get the code')}>
            <Word text="Get the code" />
          </Heading>
          <Exports builder={builder} id="theme-files" />
          <Heading level={2} id="roles" name={word('Color roles')}>
            <Word text="Color roles" />
          </Heading>
          <WeakPairs theme={theme} scheme={state.scheme} />
          <Swatches theme={theme} scheme={state.scheme} />
        </div>
      </div>
    </div>
  );
}

/**
 * The theme builder: controls on one side; on the other the theme as live preview, in numbers and as files.
 */
export const ThemeBuilder = asIsland(ThemeBuilderInside, { name: 'The theme builder' });
