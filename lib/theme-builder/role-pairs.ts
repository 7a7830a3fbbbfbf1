import { contrastRatio } from './contrast';

/** Minimum contrast of WCAG 2.2 AA: text of any size (1.4.3), and edges that identify a control (1.4.11). */
export const leastContrast = { text: 4.5, edge: 3 } as const;

export interface RolePair {
  /** The role behind it or on top of it. */
  with: string;
  use: keyof typeof leastContrast;
}

const accents = ['primary', 'secondary', 'tertiary'];
const surfaces = [
  'surface',
  'surface-dim',
  'surface-bright',
  'surface-container',
  'surface-container-low',
  'surface-container-lowest',
  'surface-container-high',
  'surface-container-highest',
];

function text(a: string, b: string): [string, RolePair][] {
  return [
    [a, { with: b, use: 'text' }],
    [b, { with: a, use: 'text' }],
  ];
}

const withText = (name: string, on: string): [string, RolePair] => [
  name,
  { with: on, use: 'text' },
];

/** Each role with the role it is combined with. Roles for tints and shadows have none. */
const pairs: ReadonlyMap<string, RolePair> = new Map([
  ...[...accents, 'error'].flatMap((name) => [
    ...text(name, `on-${name}`),
    ...text(`${name}-container`, `on-${name}-container`),
  ]),
  ...accents.flatMap((name) => [
    ...text(`${name}-fixed`, `on-${name}-fixed`),
    // The dimmer background has the quieter text color.
    ...text(`${name}-fixed-dim`, `on-${name}-fixed-variant`),
  ]),
  ...surfaces.map((name) => withText(name, 'on-surface')),
  withText('on-surface', 'surface'),
  ...text('background', 'on-background'),
  ...text('surface-variant', 'on-surface-variant'),
  ...text('inverse-surface', 'inverse-on-surface'),
  withText('inverse-primary', 'inverse-surface'),
  ['outline', { with: 'surface', use: 'edge' }],
]);

/** The role that a role is combined with, or `undefined`. */
export function pairOf(role: string): RolePair | undefined {
  return pairs.get(role);
}

/** Roles that are also text on the surface, in text buttons and messages. */
const textOnSurface = ['primary', 'error', 'on-surface-variant'];

export interface WeakPair {
  role: string;
  with: string;
  ratio: number;
  least: number;
}

/**
 * The pairs whose contrast is below the minimum of WCAG AA.
 *
 * @param colors the color of every role in one scheme
 */
export function weakPairs(colors: ReadonlyMap<string, string>): readonly WeakPair[] {
  const all: [string, RolePair][] = [
    ...pairs,
    ...textOnSurface.map((role): [string, RolePair] => [role, { with: 'surface', use: 'text' }]),
  ];
  const seen = new Set<string>();
  return all.flatMap(([role, { with: other, use }]) => {
    const [a, b] = [colors.get(role), colors.get(other)];
    const key = [role, other].sort().join(' ');
    if (a === undefined || b === undefined || seen.has(key)) return [];
    seen.add(key);
    const [ratio, least] = [contrastRatio(a, b), leastContrast[use]];
    return ratio < least ? [{ role, with: other, ratio, least }] : [];
  });
}
