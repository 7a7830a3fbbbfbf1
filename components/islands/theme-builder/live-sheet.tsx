'use client';

import { type ReactNode, useEffect, useInsertionEffect } from 'react';
import { hook, hooks } from '@/lib/design/hooks';
import type { BuiltTheme } from '@/lib/theme-builder/build-theme';
import { sheetCss } from '@/lib/theme-builder/scope-css';
import type { Scheme } from '@/lib/theme-builder/state';
import { word } from '@/lib/words/word';

export type SheetScheme = Exclude<Scheme, 'both'>;

interface Props {
  /** The theme in the static page. */
  initial: BuiltTheme;
  theme: BuiltTheme;
  scheme: Scheme;
  /** The same examples, rendered once for each scheme. */
  sheets: Readonly<Record<SheetScheme, ReactNode>>;
}

/*
 * On narrow screens most of the sheet is a screen or more away, and it has half of the page's elements. So the stages
 * reserve their space, and a script displays their content when the reader comes near. `content-visibility` does not
 * help: browsers do not skip form fields, because they check them for autofill.
 */
const farStages =
  'max-drawer:not-print:not-noscript:[&_[data-far-stage]>[data-live-host]]:min-h-(--h) max-drawer:section:not-print:not-noscript:[&_[data-far-stage]>[data-live-host]]:min-h-(--h-medium,var(--h)) max-drawer:not-print:not-noscript:[&_[data-far-stage]>[data-live-host]>*]:hidden!';

/** Overlays, such as menus, are outside of the sheet; so the root element has the scheme of their sheet. */
function enter(scheme: SheetScheme): void {
  document.documentElement.setAttribute(hooks.sheetScheme, scheme);
}

/** Real components in the theme, light and dark side by side. */
export function LiveSheet({ initial, theme, scheme, sheets }: Props) {
  // React does not update a hoisted stylesheet, so the current theme is in a second one after it.
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
            aria-label={word(name === 'light' ? 'Components in light' : 'Components in dark')}
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
