'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { readTheme, themeParameter, themeStorageKey } from '@/lib/browser/theme-preference';
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
    const follow = () => {
      const stored = readTheme();
      const theme = themes.find(({ name, href }) => (stored === null ? !href : name === stored));
      if (theme) void showTheme(theme);
    };
    const onStorage = ({ key }: StorageEvent) => {
      // No key: all of the storage was emptied.
      if (key === themeStorageKey || key === null) follow();
    };
    // A page the browser kept for "back" heard of nothing meanwhile.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && readTheme() !== null) follow();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [themes]);

  return null;
}
