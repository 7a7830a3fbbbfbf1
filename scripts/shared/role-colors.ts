import { readFileSync } from 'node:fs';
import { leftFoldShare } from '@/lib/design/mark';

export const tokensFile = 'app/styles/tokens.css';

/** Colors of the mark's parts, as `#rrggbb`. */
export interface MarkColors {
  posts: string;
  leftFold: string;
  rightFold: string;
}

/** All colors of the icons. */
export interface IconColors {
  /** Background color of icons that need one. */
  background: string;
  light: MarkColors;
  dark: MarkColors;
}

/** Returns the color of a role in the default theme; throws when the tokens do not define it. */
export function roleColor(tokens: string, role: string): string {
  const [, color] = new RegExp(`--${role}:\\s*(#[0-9a-f]{6}|#[0-9a-f]{3})\\s*;`).exec(tokens) ?? [];
  if (color === undefined)
    throw new Error(`${tokensFile}: --${role}: expected a color like #3f51b5`);
  return color.length === 4 ? color.replaceAll(/[^#]/g, '$&$&') : color;
}

const channels = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Mixes two colors as the stylesheets do; `share` is the share of the first color, from 0 to 1. */
export function mix(color: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(color).map((channel, at) =>
    Math.round(channel * share + (others[at] ?? 0) * (1 - share)),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Returns the colors of the icons: those of the default theme, and its lighter colors for dark mode.
 */
export function iconColors(tokens: string = readFileSync(tokensFile, 'utf8')): IconColors {
  const page = roleColor(tokens, 'page');
  const primary = roleColor(tokens, 'primary-fill');
  const accent = roleColor(tokens, 'accent-fill');
  const soft = roleColor(tokens, 'primary-soft');
  return {
    background: page,
    light: { posts: primary, leftFold: mix(primary, page, leftFoldShare), rightFold: accent },
    dark: {
      posts: soft,
      leftFold: mix(primary, soft, leftFoldShare),
      rightFold: mix(accent, soft, 0.8),
    },
  };
}
