'use client';

import type { ReactNode } from 'react';
import { fieldStyles } from '@/components/ui/field-styles';
import { Word } from '@/components/ui/word';
import { readHex, type SeedName, seedNames, type ThemeState } from '@/lib/theme-builder/state';
import { content, type InterfaceText } from '@/lib/words/word';
import { ColorField } from './color-field';
import { ControlGroup } from './control-group';
import { EyeDropperButton } from './eye-dropper';
import { ImagePicker } from './image-picker';
import type { ThemeBuilder } from './use-theme-builder';
import { UsedColor } from './used-color';

const labels: Readonly<Record<SeedName, InterfaceText>> = {
  primary: 'Primary',
  secondary: 'Secondary',
  tertiary: 'Tertiary',
  neutral: 'Neutral',
  'neutral-variant': 'Neutral variant',
  error: 'Error',
};

interface Props {
  builder: ThemeBuilder;
  /** Names of the library's own palettes. */
  palettes: readonly string[];
}

const paletteLabel = (name: string) =>
  name.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());

/** Controls for colors: the reader's own colors, or palettes of the library. */
export function ColorControls({ builder, palettes }: Props) {
  const { state, theme, change, settle } = builder;
  const own = state.palette === '';
  const choose = (name: SeedName, hex: string | undefined) =>
    change({ seeds: { ...state.seeds, [name]: hex } }, name);
  const pick = (color: string) => {
    const hex = readHex(color);
    if (hex !== undefined) change({ seeds: { ...state.seeds, primary: hex } });
  };
  const field = (name: SeedName, button?: ReactNode) => (
    <ColorField
      key={name}
      label={labels[name]}
      value={state.seeds[name]}
      computed={theme.palettes[name][40] ?? ''}
      required={name === 'primary'}
      disabled={!own}
      button={button}
      onChange={(hex) => choose(name, hex)}
      onSettle={settle}
    />
  );
  return (
    <ControlGroup title="Colors">
      {field('primary', <EyeDropperButton onPick={pick} disabled={!own} />)}
      <UsedColor builder={builder} />
      <ImagePicker onPick={pick} disabled={!own} />
      <details>
        <summary className="cursor-pointer py-1 text-label text-primary-text pointer-coarse:min-h-11">
          <Word text="More colors" />
        </summary>
        <div className="mt-2 grid gap-3">
          {seedNames.filter((name) => name !== 'primary').map((name) => field(name))}
        </div>
      </details>
      <PaletteSelect
        label="Built-in palette"
        value={state.palette}
        none="None (custom)"
        palettes={palettes}
        onChange={(palette) =>
          change({ palette, tertiaryPalette: palette && state.tertiaryPalette })
        }
      />
      {!own && (
        <PaletteSelect
          label="Tertiary palette"
          value={state.tertiaryPalette}
          none="Same as primary"
          palettes={palettes}
          onChange={(tertiaryPalette) => change({ tertiaryPalette })}
        />
      )}
    </ControlGroup>
  );
}

interface PaletteSelectProps {
  label: InterfaceText;
  value: ThemeState['palette'];
  none: InterfaceText;
  palettes: readonly string[];
  onChange: (name: string) => void;
}

function PaletteSelect({ label, value, none, palettes, onChange }: PaletteSelectProps) {
  return (
    <label className="block text-label">
      <span className="mb-1 block" {...content(label)} />
      <select
        className={fieldStyles}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="" {...content(none)} />
        {palettes.map((name) => (
          <option key={name} value={name} translate="no">
            {paletteLabel(name)}
          </option>
        ))}
      </select>
    </label>
  );
}
