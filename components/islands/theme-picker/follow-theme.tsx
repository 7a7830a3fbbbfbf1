'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { themeParameter, themeStorageKey, wantedTheme } from '@/lib/browser/theme-preference';
import { paintBrowserBar, selectTheme, showTheme, type ThemeChoice } from './select-theme';

/** Shows the theme the address asks for, on any navigation, and the one chosen in another tab. */
export function FollowTheme({ themes }: { themes: readonly ThemeChoice[] }) {
  const asked = useSearchParams().get(themeParameter);

  useEffect(() => {
    const theme = themes.find(({ name }) => name === asked);
    if (theme) void selectTheme(theme, { quiet: true });
  }, [asked, themes]);

  useEffect(paintBrowserBar, []);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== themeStorageKey) return;
      const wanted = wantedTheme(
        themes.map(({ name }) => name),
        '',
      );
      const theme = themes.find(({ name, href }) => (wanted ? name === wanted : !href));
      if (theme) void showTheme(theme);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [themes]);

  return null;
}
