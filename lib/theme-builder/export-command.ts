import type { InterfaceText } from '@/lib/words/word';
import { defaultState, seedNames, type ThemeState } from './state';

/** A command that generates the palettes of a theme, and the parts of the theme that it cannot generate. */
export interface SchematicCommand {
  /** Undefined for the library's own palettes, which need no command. */
  command: string | undefined;
  /** Parts of the theme that only `styles.scss` contains, in words. */
  missing: readonly InterfaceText[];
}

/** The command of the library's schematic that generates the same palettes. */
export function schematicCommand(state: ThemeState): SchematicCommand {
  const colors = seedNames.flatMap((name) => {
    const seed = state.seeds[name];
    return seed === undefined ? [] : [`--${name}-color="${seed}"`];
  });
  const high = state.contrast === 'high' ? ['--include-high-contrast'] : [];
  const own = state.palette === '';
  const hasWeights = JSON.stringify(state.weights) !== JSON.stringify(defaultState.weights);
  const onlyInScss: readonly (readonly [isSet: boolean, part: InterfaceText])[] = [
    [own && state.contrast === 'medium', 'the medium contrast'],
    [own && state.exact, 'the exact colors'],
    [state.plain !== defaultState.plain || state.brand !== defaultState.brand, 'the font families'],
    [hasWeights, 'the font weights'],
    [state.density !== 0, 'the density'],
    [state.corners !== 'standard', 'the corners'],
  ];
  const command = ['npx ng generate @angular/material:theme-color', ...colors, ...high];
  return {
    command: own ? [...command, '--directory=src/', '--defaults'].join(' ') : undefined,
    missing: onlyInScss.filter(([isSet]) => isSet).map(([, part]) => part),
  };
}
