'use client';

import {
  CheckboxItem,
  Item,
  RadioGroup,
  RadioItem,
  Separator,
} from '@radix-ui/react-dropdown-menu';
import { use } from 'react';
import { Icon } from '@/components/ui/icon';
import { MenuCheck, menuItemStyles, MenuLabel } from '@/components/ui/menu/menu-item';
import { MenuPanel } from '@/components/ui/menu/menu-panel';
import type { LazyMenuProps } from '@/components/ui/menu/use-lazy-menu';
import { hasThemeBuilder } from '@/content/in-browsers';
import { matchSystem, selectTheme } from '@/lib/browser/preferences/select-theme';
import { currentTheme, matchesSystem } from '@/lib/browser/preferences/theme-preference';
import { themeBuilderPaths } from '@/lib/routes/theme-builder-paths';
import { Swatch, SystemSwatch } from './swatch';
import { ThemeContext } from './theme-context';

/** The themes as radio items, with the current one checked, and the option to match the system. */
export function ThemeMenu(props: LazyMenuProps) {
  const themes = use(ThemeContext);
  const name = currentTheme();
  const current = themes.find((theme) => theme.name === name);
  const matches = matchesSystem();

  // Unchecking the option keeps the current theme as an explicit choice.
  const toggleSystem = () => {
    if (!matches) void matchSystem(themes);
    else if (current) void selectTheme(current);
  };
  return (
    <MenuPanel {...props} label="Themes">
      <RadioGroup {...(name && { value: name })}>
        {themes.map((theme) => (
          <RadioItem
            key={theme.name}
            value={theme.name}
            className={menuItemStyles}
            onSelect={() => void selectTheme(theme)}
          >
            <Swatch theme={theme} />
            <MenuLabel>{theme.displayName}</MenuLabel>
            <MenuCheck checked={theme.name === name} />
          </RadioItem>
        ))}
      </RadioGroup>
      <Separator className="my-2 border-t border-line" />
      <CheckboxItem checked={matches} className={menuItemStyles} onSelect={toggleSystem}>
        <SystemSwatch />
        <MenuLabel>Match system</MenuLabel>
        <MenuCheck checked={matches} />
      </CheckboxItem>
      {hasThemeBuilder && (
        <Item asChild>
          <a className={menuItemStyles} href={themeBuilderPaths.page}>
            <Icon name="palette" />
            <span>Theme builder</span>
          </a>
        </Item>
      )}
    </MenuPanel>
  );
}
