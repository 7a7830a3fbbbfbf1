import type { Direction } from '../load-runtime';

export const densities = [0, -1, -2, -3] as const;
type Density = (typeof densities)[number];

/** The colors of one example: the page's theme, or light or dark whatever that is. */
const schemes = ['page', 'light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** What the tools of a stage have made of its example. */
export interface ExampleSettings {
  direction: Direction;
  density: Density;
  scheme: Scheme;
  /** In CSS pixels; nothing where it has all there is. */
  width?: number | undefined;
}

/** The narrowest an example can be made. */
export const minWidth = 240;
const maxWidth = 2560;

export const defaultSettings: ExampleSettings = { direction: 'ltr', density: 0, scheme: 'page' };

/** Settings as the query of an address; those that are as they would be anyway are left out. */
export function writeSettings({ direction, density, scheme, width }: ExampleSettings): string {
  const query = new URLSearchParams();
  if (direction !== defaultSettings.direction) query.set('dir', direction);
  if (density !== defaultSettings.density) query.set('density', String(density));
  if (scheme !== defaultSettings.scheme) query.set('scheme', scheme);
  if (width !== undefined) query.set('width', String(width));
  return query.toString();
}

/** The settings that a query says; what it says wrong or not at all is as it would be anyway. */
export function readSettings(text: string): ExampleSettings {
  const query = new URLSearchParams(text);
  const width = Number(query.get('width') ?? Number.NaN);
  const isWidth = Number.isInteger(width) && width >= minWidth && width <= maxWidth;
  return {
    direction: query.get('dir') === 'rtl' ? 'rtl' : 'ltr',
    density: densities.find((density) => String(density) === query.get('density')) ?? 0,
    scheme: schemes.find((scheme) => scheme === query.get('scheme')) ?? 'page',
    ...(isWidth && { width }),
  };
}
