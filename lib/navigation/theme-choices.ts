import { allThemes } from '@/lib/catalogue/themes';
import { paths } from '@/lib/routes/paths';

/** The themes as the pickers need them; the default one has no stylesheet of its own. */
export function themeChoices() {
  return allThemes().map(({ name, displayName, primary, accent, isDark, isDefault }) => ({
    name,
    displayName,
    primary,
    accent,
    isDark,
    href: isDefault ? undefined : paths.theme(name),
  }));
}
