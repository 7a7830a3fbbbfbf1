'use client';

import { RadioGroup, RadioItem } from '@radix-ui/react-dropdown-menu';
import { use } from 'react';
import { MenuCheck, menuItemStyles } from '@/components/ui/menu/menu-item';
import { MenuPanel } from '@/components/ui/menu/menu-panel';
import type { LazyMenuProps } from '@/components/ui/menu/use-lazy-menu';
import { selectTheme } from '@/lib/browser/select-theme';
import { currentTheme } from '@/lib/browser/theme-preference';
import { Swatch } from './swatch';
import { ThemeContext } from './theme-context';

/** The themes as radio items, the current one checked. */
export function ThemeMenu(props: LazyMenuProps) {
  const themes = use(ThemeContext);
  const current = currentTheme();
  return (
    <MenuPanel {...props} label="Themes">
      <RadioGroup value={current}>
        {themes.map((theme) => (
          <RadioItem
            key={theme.name}
            value={theme.name}
            className={menuItemStyles}
            onSelect={() => void selectTheme(theme)}
          >
            <Swatch theme={theme} />
            {theme.displayName}
            <MenuCheck checked={theme.name === current} />
          </RadioItem>
        ))}
      </RadioGroup>
    </MenuPanel>
  );
}
