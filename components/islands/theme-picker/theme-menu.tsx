'use client';

import { Item, RadioGroup, RadioItem, Separator } from '@radix-ui/react-dropdown-menu';
import { use } from 'react';
import type { LazyMenuProps } from '@/components/ui/menu/use-lazy-menu';
import { MenuCheck, menuItemStyles } from '@/components/ui/menu/menu-item';
import { MenuPanel } from '@/components/ui/menu/menu-panel';
import { Icon } from '@/components/ui/icon';
import { themeBuilderPaths } from '@/lib/routes/theme-builder-paths';
import { currentTheme } from '@/lib/browser/theme-preference';
import { selectTheme } from '@/lib/browser/select-theme';
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
      <Separator className="my-2 border-t border-line" />
      <Item asChild>
        <a className={menuItemStyles} href={themeBuilderPaths.page}>
          <Icon name="palette" />
          Theme builder
        </a>
      </Item>
    </MenuPanel>
  );
}
