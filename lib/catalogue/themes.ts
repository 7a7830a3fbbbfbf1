import { themes } from '@/content/themes';
import type { Theme } from '@/content/types';
import { checkThemes } from './check-content';

const rows = checkThemes(themes);

/** Every theme, in the order the picker shows them. */
export function allThemes(): readonly Theme[] {
  return rows;
}

/** The theme whose color roles are in the site's own stylesheet. */
export function defaultTheme(): Theme {
  const theme = rows.find((row) => row.isDefault);
  if (!theme) throw new Error('content/themes.ts: isDefault: expected exactly one default theme');
  return theme;
}
