'use client';

import { Icon } from '@/components/ui/icon';
import { MenuButton } from '@/components/ui/menu/menu-button';
import type { ThemeChoice } from '@/lib/browser/preferences/select-theme';
import { ThemeContext } from './theme-context';

const loadMenu = () => import('./theme-menu').then((module) => module.ThemeMenu);

/** The button and menu for choosing the theme. */
export function ThemePicker({ themes }: { themes: readonly ThemeChoice[] }) {
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
