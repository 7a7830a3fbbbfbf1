'use client';

import { Word } from '@/components/ui/word';
import { useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Swatch } from '@/components/islands/theme-picker/swatch';
import { asIsland } from '@/components/ui/island';
import { selectTheme, type ThemeChoice } from '@/lib/browser/preferences/select-theme';
import { currentTheme } from '@/lib/browser/preferences/theme-preference';
import { hook } from '@/lib/design/hooks';

/** Calls back when the page's theme changes, whatever caused it. */
function onThemeChange(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function ThemeRadiosInside({ themes }: { themes: readonly ThemeChoice[] }) {
  const current = useSyncExternalStore(onThemeChange, currentTheme, () => undefined);
  const group = useRef<HTMLDivElement>(null);
  const label = useId();

  // Applies a theme that was selected before hydration.
  useLayoutEffect(() => {
    const checked = group.current?.querySelector<HTMLInputElement>('input:checked');
    const theme = themes.find(({ name }) => name === checked?.value);
    if (theme && theme.name !== currentTheme()) void selectTheme(theme);
  }, [themes]);

  return (
    <form className="noscript:hidden" autoComplete="off">
      <div
        className="m-0 flex min-w-0 flex-wrap items-center gap-2 border-0 py-2 ps-6 pe-edge max-board:ps-gutter"
        ref={group}
        role="radiogroup"
        aria-labelledby={label}
      >
        {/* Not a legend: WebKit places one above the group, even when it is floated. */}
        <span className="me-2 text-text-2" id={label}>
          <Word text="Color" />
        </span>
        {themes.map((theme) => (
          <label
            className="relative grid size-10 cursor-pointer place-items-center rounded-full hover:bg-hover has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]"
            key={theme.name}
            {...hook('tip', theme.displayName)}
            data-swatch={theme.name}
          >
            <input
              className="sr-only"
              type="radio"
              name="theme"
              value={theme.name}
              checked={theme.name === current}
              {...hook('themeRadio')}
              onChange={() => void selectTheme(theme)}
            />
            <span className="sr-only">{theme.displayName}</span>
            <Swatch theme={theme} />
          </label>
        ))}
      </div>
    </form>
  );
}

/**
 * The themes as radio buttons that look like their swatches. The form's `autoComplete="off"` prevents the
 * browser from restoring the selection of an earlier visit, which would be treated as a new one.
 */
export const ThemeRadios = asIsland(ThemeRadiosInside, { name: 'The choice of themes' });
