'use client';

import { useEffect, type ReactNode } from 'react';
import { hook, hooks } from '@/lib/design/hooks';
import type { BuiltTheme } from '@/lib/theme-builder/build-theme';
import { sheetCss } from '@/lib/theme-builder/scope-css';
import type { Scheme } from '@/lib/theme-builder/state';

export type SheetScheme = Exclude<Scheme, 'both'>;

interface Props {
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
export function LiveSheet({ theme, scheme, sheets }: Props) {
  useEffect(() => () => document.documentElement.removeAttribute(hooks.sheetScheme), []);
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: sheetCss(theme) }} />
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
