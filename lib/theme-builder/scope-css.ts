import { hooked, hooks } from '@/lib/design/hooks';
import { overlayContainer } from '@/lib/design/overlays';
import type { BuiltTheme } from './build-theme';
import { rule } from './export-css';
import { type Declaration, declarationsOf } from './export-declarations';

/** The site's color roles mapped to roles of the theme, for areas around examples and for drawings. */
const roles: readonly Declaration[] = Object.entries({
  page: 'background',
  surface: 'surface-container-lowest',
  tint: 'surface-container-low',
  'tint-2': 'surface-container-high',
  stage: 'surface-container',
  line: 'outline-variant',
  'line-strong': 'outline',
  text: 'on-surface',
  'text-2': 'on-surface-variant',
  'primary-fill': 'primary',
  'on-primary': 'on-primary',
  'primary-text': 'primary',
  'primary-soft': 'primary-container',
  'on-primary-soft': 'on-primary-container',
  'accent-fill': 'tertiary',
  'on-accent': 'on-tertiary',
  'accent-text': 'tertiary',
  'accent-soft': 'tertiary-container',
  'on-accent-soft': 'on-tertiary-container',
}).map(([role, name]) => [`--${role}`, `var(--mat-sys-${name})`]);

/** The default family is also the site's own, which has a copy of it under another name. */
const siteFamily = /\bRoboto(?=, sans-serif$)/;

const onSite = (theme: BuiltTheme) =>
  declarationsOf(theme, 'both').map(([property, value]): Declaration => [
    property,
    value.replace(siteFamily, 'var(--font-sans), Roboto'),
  ]);

const sheet = hooked('themeSheet');
const chosenSheet = `[${hooks.sheetScheme}]`;

/**
 * CSS that applies a theme to the builder's own sheets, light and dark side by side, and to their overlays.
 */
export function sheetCss(theme: BuiltTheme): string {
  const scope = `${sheet}, ${chosenSheet} ${overlayContainer}`;
  return (
    rule(scope, [...onSite(theme), ...roles]) +
    (['light', 'dark'] as const)
      .map((scheme) =>
        rule(
          `[${hooks.themeSheet}='${scheme}'], [${hooks.sheetScheme}='${scheme}'] ${overlayContainer}`,
          [['color-scheme', scheme]],
        ),
      )
      .join('')
  );
}

/**
 * CSS that applies a theme to every example, drawing and swatch of the site. The site's theme decides whether
 * the light or dark colors are used, so that text stays readable.
 *
 * @param query the theme as a query, which is kept in a comment
 */
export function docsCss(theme: BuiltTheme, query: string): string {
  const outside = `:not(${sheet} *)`;
  const [examples, themed] = [
    `:is(${hooked('live')}, ${hooked('liveHost')})${outside}, ${overlayContainer}`,
    hooked('themed'),
  ];
  const swatches = `[${hooks.themed}='swatches']`;
  const important = (list: readonly Declaration[]) =>
    list.map(([property, value]): Declaration => [property, `${value} !important`]);
  return (
    `/*?${query.replaceAll('*', '%2A')}*/\n` +
    rule(`${examples}, ${themed}`, important(onSite(theme))) +
    rule(`${examples}, ${themed}:not(${swatches})`, important(roles))
  );
}
