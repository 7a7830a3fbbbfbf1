'use client';

import { Icon } from '@/components/ui/icon';
import { asIsland } from '@/components/ui/island';
import { MenuButton } from '@/components/ui/menu/menu-button';
import type { ThemeChoice } from '@/lib/browser/preferences/select-theme';
import { ThemeContext } from './theme-context';

const loadMenu = () => import('./theme-menu').then((module) => module.ThemeMenu);

function ThemePickerInside({ themes }: { themes: readonly ThemeChoice[] }) {
  return (
    <ThemeContext value={themes}>
      <MenuButton
        label="Select a theme"
        className="icon-button"
        tip
        frameClassName="max-picker:hidden"
        load={loadMenu}
      >
        <Icon name="palette" />
      </MenuButton>
    </ThemeContext>
  );
}

/** The button and menu for choosing the theme. */
export const ThemePicker = asIsland(ThemePickerInside, {
  name: 'The choice of themes',
  atEdge: true,
});
