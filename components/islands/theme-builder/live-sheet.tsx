'use client';

import { type ReactNode, useEffect, useInsertionEffect } from 'react';
import { hook, hooks } from '@/lib/design/hooks';
import type { BuiltTheme } from '@/lib/theme-builder/build-theme';
import { sheetCss } from '@/lib/theme-builder/scope-css';
import type { Scheme } from '@/lib/theme-builder/state';

export type SheetScheme = Exclude<Scheme, 'both'>;

interface Props {
  /** What pages are sent with. */
  initial: BuiltTheme;
  theme: BuiltTheme;
  scheme: Scheme;
  /** The same examples, once for each scheme. */
  sheets: Readonly<Record<SheetScheme, ReactNode>>;
}

/** What opens from a sheet, such as a menu, lies outside of it: the page says which one it was. */
function enter(scheme: SheetScheme): void {
  document.documentElement.setAttribute(hooks.sheetScheme, scheme);
}

/** Real components in the theme, in light and dark side by side. */
export function LiveSheet({ initial, theme, scheme, sheets }: Props) {
  // React leaves a style sheet in the head as it was first; what is chosen stands in one after it.
  useInsertionEffect(() => {
    if (theme === initial) return;
    const style = document.createElement('style');
    style.textContent = sheetCss(theme);
    document.head.append(style);
    return () => style.remove();
  }, [theme, initial]);
  useEffect(() => () => document.documentElement.removeAttribute(hooks.sheetScheme), []);
  return (
    <>
      <style href="theme-sheet" precedence="theme-sheet">
        {sheetCss(initial)}
      </style>
      <div className={`grid gap-4 ${scheme === 'both' ? 'toc:grid-cols-2' : ''}`}>
        {(['light', 'dark'] as const).map((name) => (
          <section
            key={name}
            aria-label={`Components in ${name}`}
            hidden={scheme !== 'both' && scheme !== name}
            className="min-w-0 overflow-hidden rounded-l border border-line bg-page text-text [&_live-example]:border-0"
            onPointerEnter={() => enter(name)}
            onFocus={() => enter(name)}
            {...hook('themeSheet', name)}
          >
            {sheets[name]}
          </section>
        ))}
      </div>
    </>
  );
}
