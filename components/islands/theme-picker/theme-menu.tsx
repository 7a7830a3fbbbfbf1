'use client';

import {
  Group,
  Item,
  Label,
  RadioGroup,
  RadioItem,
  Separator,
} from '@radix-ui/react-dropdown-menu';
import { use } from 'react';
import { Icon } from '@/components/ui/icon';
import { MenuCheck, menuItemStyles, MenuLabel } from '@/components/ui/menu/menu-item';
import { MenuPanel } from '@/components/ui/menu/menu-panel';
import type { LazyMenuProps } from '@/components/ui/menu/use-lazy-menu';
import { Word } from '@/components/ui/word';
import { hasThemeBuilder } from '@/content/in-browsers';
import { matchSystem, selectTheme } from '@/lib/browser/preferences/select-theme';
import { currentTheme, matchesSystem } from '@/lib/browser/preferences/theme-preference';
import { themeBuilderPaths } from '@/lib/routes/theme-builder-paths';
import { content, word } from '@/lib/words/word';
import { Swatch, SystemSwatch } from './swatch';
import { ThemeContext } from './theme-context';

/** The value of the item that matches the system; the values of the others are names of themes. */
const system = '';

const shades = [
  { label: 'Light', isDark: false },
  { label: 'Dark', isDark: true },
] as const;

/** One choice with one check mark: what the system prefers, or a light or dark theme. */
export function ThemeMenu(props: LazyMenuProps) {
  const themes = use(ThemeContext);
  const chosen = matchesSystem() ? system : currentTheme();
  return (
    <MenuPanel {...props} label={word('Themes')}>
      <RadioGroup {...(chosen !== undefined && { value: chosen })}>
        <RadioItem
          value={system}
          className={menuItemStyles}
          onSelect={() => void matchSystem(themes)}
        >
          <SystemSwatch />
          <MenuLabel {...content('Match system')} />
          <MenuCheck checked={chosen === system} />
        </RadioItem>
        {shades.map(({ label, isDark }) => (
          <Group key={label} aria-label={word(label)}>
            <Label
              className="px-4 pt-3 pb-1 text-label text-text-2"
              aria-hidden="true"
              {...content(label)}
            />
            {themes
              .filter((theme) => theme.isDark === isDark)
              .map((theme) => (
                <RadioItem
                  key={theme.name}
                  value={theme.name}
                  className={menuItemStyles}
                  onSelect={() => void selectTheme(theme)}
                >
                  <Swatch theme={theme} />
                  <MenuLabel>{theme.displayName}</MenuLabel>
                  <MenuCheck checked={theme.name === chosen} />
                </RadioItem>
              ))}
          </Group>
        ))}
      </RadioGroup>
      {hasThemeBuilder && (
        <>
          <Separator className="my-2 border-t border-line" />
          <Item asChild>
            <a className={menuItemStyles} href={themeBuilderPaths.page}>
              <Icon name="palette" />
              <Word text="Theme builder" />
            </a>
          </Item>
        </>
      )}
    </MenuPanel>
  );
}
