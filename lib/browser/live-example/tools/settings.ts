import type { Direction } from '../load-runtime';

export const densities = [0, -1, -2, -3] as const;
type Density = (typeof densities)[number];

/** Color schemes of an example: that of the page's theme, or always light or dark. */
const schemes = ['page', 'light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** Settings of an example, chosen by the tools of its stage. */
export interface ExampleSettings {
  direction: Direction;
  density: Density;
  scheme: Scheme;
  /** In CSS pixels; undefined for the full width. */
  width?: number | undefined;
}

/** The limits of an example's width, in CSS pixels. */
export const minWidth = 240;
const maxWidth = 2560;

export const defaultSettings: ExampleSettings = { direction: 'ltr', density: 0, scheme: 'page' };

/** Formats settings as a query, without those that have their default. */
export function writeSettings({ direction, density, scheme, width }: ExampleSettings): string {
  const query = new URLSearchParams();
  if (direction !== defaultSettings.direction) query.set('dir', direction);
  if (density !== defaultSettings.density) query.set('density', String(density));
  if (scheme !== defaultSettings.scheme) query.set('scheme', scheme);
  if (width !== undefined) query.set('width', String(width));
  return query.toString();
}

/** Parses settings from a query. Missing and invalid values become the default. */
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
