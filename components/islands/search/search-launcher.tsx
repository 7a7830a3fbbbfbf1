'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { asIsland } from '@/components/ui/island';
import { usePageState } from '@/components/ui/use-page-state';
import { usePreload } from '@/components/ui/use-preload';
import { isPlainPress } from '@/lib/browser/navigation/links';
import { whenTitled } from '@/lib/browser/navigation/page-title';
import { isTyping, withKey } from '@/lib/browser/overlays/typed-ahead';
import { rememberPage } from '@/lib/browser/preferences/recent-pages';
import { onPressIntent } from '@/lib/browser/scheduling/on-press-intent';
import { loadSearchIndex } from '@/lib/browser/search/search-index';
import { hooked, hooks } from '@/lib/design/hooks';
import { searchPaths } from '@/lib/routes/search-paths';
import { isSearchKey } from './search-keys';
import type { SearchPaletteProps } from './search-palette';

const loadPalette = () => import('./search-palette').then((module) => module.SearchPalette);

/** Preloads the palette's script and the index. Failures are ignored here; they are handled on opening. */
function prepare(): void {
  loadPalette().catch(() => undefined);
  loadSearchIndex().catch(() => undefined);
}

/** What the palette opens with: text and keys that were typed while it was loading. */
type Opened = Pick<SearchPaletteProps, 'text' | 'enter'>;

const placeOf = ({ ctrlKey, metaKey }: KeyboardEvent) => (ctrlKey || metaKey ? 'new tab' : 'here');

/** The link that opens the search, if an event is on one; `data-search` contains the initial text. */
function searchLinkOf(event: Event): HTMLElement | null {
  return event.target instanceof Element
    ? event.target.closest<HTMLElement>(hooked('search'))
    : null;
}

function Launcher({ reportUrl }: { reportUrl: string | undefined }) {
  const pathname = usePathname();
  const opener = useRef<HTMLElement>(null);
  const [opened, setOpened] = usePageState<Opened | undefined>(undefined);
  const [Palette, setPalette] = useState<ComponentType<SearchPaletteProps>>();
  const isOpen = opened !== undefined;
  // Whether the palette is open but not loaded: then typed text belongs in its field.
  const awaited = useRef(false);
  usePreload(loadPalette);

  useEffect(() => {
    if (pathname.split('/').length < 3) return;
    return whenTitled((title) => rememberPage({ url: pathname, title }));
  }, [pathname]);

  // A layout effect, so that the listeners are for the new page as soon as it is committed: `usePageState`
  // ignores changes from listeners of the old page.
  useLayoutEffect(() => {
    const open = (from: Element | null, text: string) => {
      opener.current = from instanceof HTMLElement ? from : null;
      setOpened(() => ({ text }));
      awaited.current = true;
    };
    const onClick = (event: MouseEvent) => {
      const link = searchLinkOf(event);
      if (!link || !isPlainPress(event)) return;
      event.preventDefault();
      open(link, link.getAttribute(hooks.search) ?? '');
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const ahead = awaited.current && isTyping(event);
      const enters = awaited.current && event.key === 'Enter';
      if (!ahead && !enters && !isSearchKey(event)) return;
      event.preventDefault();
      if (ahead) setOpened((now) => now && { text: withKey(now.text, event) });
      else if (enters) {
        setOpened((now) => (now?.text.trim() ? { ...now, enter: placeOf(event) } : now));
      } else if (isOpen) setOpened(() => undefined);
      else open(document.activeElement, '');
    };
    const stopListening = onPressIntent((event) => {
      if (searchLinkOf(event)) prepare();
    });
    // In the capture phase, before the listener that handles links.
    document.addEventListener('click', onClick, { capture: true });
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener('keydown', onKeyDown);
      stopListening();
    };
  }, [isOpen, setOpened]);

  useEffect(() => {
    if (!isOpen || Palette) awaited.current = false;
  }, [isOpen, Palette, pathname]);

  useEffect(() => {
    if (!isOpen || Palette) return;
    let canceled = false;
    prepare();
    loadPalette().then(
      (loaded) => !canceled && setPalette(() => loaded),
      // The search page has the same functions as the palette, and shows its own errors.
      () => !canceled && window.location.assign(searchPaths.page),
    );
    return () => {
      canceled = true;
    };
  }, [isOpen, Palette]);

  const follow = () => {
    opener.current = null;
    setOpened(() => undefined);
  };
  if (!opened || !Palette) return null;
  return (
    <Palette
      text={opened.text}
      enter={opened.enter}
      reportUrl={reportUrl}
      opener={opener}
      onClose={() => setOpened(() => undefined)}
      onFollow={follow}
    />
  );
}

/**
 * Opens the search: with its links (`data-search`), which lead to the search page when scripts do not run,
 * with `/` and with Ctrl or Cmd K. The script is preloaded when idle, the index on intent. Text typed while
 * they load is put into the field.
 */
export const SearchLauncher = asIsland(Launcher, { name: 'The search', atEdge: true });
