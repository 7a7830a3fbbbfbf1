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

/*
 * Where the choices stand above the sheets, these are a screen or more away, and half of the page's elements:
 * stages have their room, and what is on them is laid out when a script finds a reader near. Browsers do not
 * skip it by themselves (`content-visibility`), because they look at each field of a page to fill it in.
 */
const farStages =
  'max-drawer:not-print:not-noscript:[&_[data-far-stage]>[data-live-host]]:min-h-(--h) max-drawer:section:not-print:not-noscript:[&_[data-far-stage]>[data-live-host]]:min-h-(--h-medium,var(--h)) max-drawer:not-print:not-noscript:[&_[data-far-stage]>[data-live-host]>*]:hidden!';

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
            className={`min-w-0 overflow-hidden rounded-l border border-line bg-page text-text [&_live-example]:border-0 ${farStages}`}
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
