'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { Word } from '@/components/ui/word';
import { announce } from '@/lib/browser/feedback/announcer';
import { storeOwnColors } from '@/lib/browser/preferences/own-colors';
import { docsCss } from '@/lib/theme-builder/scope-css';
import { wording } from '@/lib/words/word';
import type { ThemeBuilder } from './use-theme-builder';

const isShown = () => document.documentElement.dataset['ownColors'] !== undefined;

function onChange(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: ['data-own-colors'] });
  return () => observer.disconnect();
}

/** Applies the theme to every example, drawing and swatch of the site, and updates them while it is on. */
export function OwnColorsSwitch({ builder: { theme, query, changed } }: { builder: ThemeBuilder }) {
  const on = useSyncExternalStore(onChange, isShown, () => false);

  // Only changes made on this page replace an active theme; opening the page does not.
  useEffect(() => {
    if (changed && isShown()) storeOwnColors(docsCss(theme, query));
  }, [theme, query, changed]);

  const toggle = () => {
    storeOwnColors(on ? null : docsCss(theme, query));
    announce(
      on
        ? wording('Examples and drawings use the colors of the site again.')
        : wording('Examples, drawings and swatches now use your colors.'),
    );
  };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className="group inline-flex min-h-10 items-center gap-3 rounded-full px-3 text-action hover:bg-hover active:bg-pressed pointer-coarse:min-h-11"
      onClick={toggle}
    >
      <Word text="Use your colors in the docs" />
      <span className="flex h-6 w-10 flex-none items-center rounded-full border border-line-strong bg-tint-2 p-0.5 group-aria-checked:justify-end group-aria-checked:bg-primary-fill forced-colors:group-aria-checked:bg-[Highlight]">
        <span className="size-4.5 rounded-full bg-line-strong group-aria-checked:bg-on-primary forced-colors:bg-[CanvasText]" />
      </span>
    </button>
  );
}
