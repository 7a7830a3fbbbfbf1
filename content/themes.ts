import type { Theme } from './types';

/** A theme is a row here and, unless it is the default, a stylesheet `public/themes/<name>.css`. */
export const themes = [
  {
    name: 'deeppurple-amber',
    displayName: 'Deep Purple & Amber',
    primary: '#673AB7',
    accent: '#FFC107',
    isDark: false,
  },
  {
    name: 'indigo-pink',
    displayName: 'Indigo & Pink',
    primary: '#3F51B5',
    accent: '#E91E63',
    isDark: false,
    isDefault: true,
    darkCounterpart: 'purple-green',
  },
  {
    name: 'pink-bluegrey',
    displayName: 'Pink & Blue-gray',
    primary: '#E91E63',
    accent: '#607D8B',
    isDark: true,
  },
  {
    name: 'purple-green',
    displayName: 'Purple & Green',
    primary: '#9C27B0',
    accent: '#4CAF50',
    isDark: true,
  },
] as const satisfies readonly Theme[];
