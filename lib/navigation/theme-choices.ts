import { allThemes } from '@/lib/catalogue/themes';
import { paths } from '@/lib/routes/paths';

/** The themes for the pickers; the default one has no stylesheet of its own. */
export function themeChoices() {
  return allThemes().map(({ isDefault, ...theme }) => ({
    ...theme,
    href: isDefault ? undefined : paths.theme(theme.name),
  }));
}
