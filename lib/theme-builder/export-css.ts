import type { BuiltTheme } from './build-theme';
import { colorScheme, type Declaration, declarationsOf } from './export-declarations';
import type { ThemeState } from './state';

/** One CSS rule. */
export function rule(selector: string, declarations: readonly Declaration[]): string {
  const lines = declarations.map(([property, value]) => `  ${property}: ${value};\n`);
  return `${selector} {\n${lines.join('')}}\n`;
}

/** The theme as plain custom properties, for applications without Sass. */
export function exportCss(state: ThemeState, theme: BuiltTheme): string {
  const scheme: Declaration = ['color-scheme', colorScheme(state.scheme)];
  return rule('html', [scheme, ...declarationsOf(theme, state.scheme)]);
}
