'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLoadAhead } from '@/components/ui/use-load-ahead';
import { usePageState } from '@/components/ui/use-page-state';
import { isPlainPress } from '@/lib/browser/navigation/links';
import { whenTitled } from '@/lib/browser/navigation/page-title';
import { isTyping, withKey } from '@/lib/browser/overlays/typed-ahead';
import { rememberPage } from '@/lib/browser/preferences/recent-pages';
import { loadSearchIndex } from '@/lib/browser/search/search-index';
import { hooked, hooks } from '@/lib/design/hooks';
import { searchPaths } from '@/lib/routes/search-paths';
import { isSearchKey } from './search-keys';
import type { SearchPaletteProps } from './search-palette';

const loadPalette = () => import('./search-palette').then((module) => module.SearchPalette);

/** Fetches what the palette needs, before it is asked for; a failure shows when it is. */
function prepare(): void {
  loadPalette().catch(() => undefined);
  loadSearchIndex().catch(() => undefined);
}

/** The link that opens the search, if an event is about one; `data-search` holds text to begin with. */
function searchLinkOf(event: Event): HTMLElement | null {
  return event.target instanceof Element
    ? event.target.closest<HTMLElement>(hooked('search'))
    : null;
}

/**
 * Opens the search: by its links (`data-search`), which lead to the search's page without scripts, by
 * `/` and by Ctrl or Cmd K. Its code is loaded ahead, its index when somebody means to use it; what is typed
 * while it loads stands in its field.
 */
export function SearchLauncher({ reportUrl }: { reportUrl: string | undefined }) {
  const pathname = usePathname();
  const opener = useRef<HTMLElement>(null);
  const [opened, setOpened] = usePageState<{ text: string } | undefined>(undefined);
  const [Palette, setPalette] = useState<ComponentType<SearchPaletteProps>>();
  const isOpen = opened !== undefined;
  // Asked for, and not there yet: what is typed meanwhile is meant for its field.
  const awaited = useRef(false);
  useLoadAhead(loadPalette);

  useEffect(() => {
    if (pathname.split('/').length < 3) return;
    return whenTitled((title) => rememberPage({ url: pathname, title }));
  }, [pathname]);

  // As soon as another page stands there, not some time later: who still spoke of the old one would not
  // be listened to.
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
      if (!ahead && !isSearchKey(event)) return;
      event.preventDefault();
      if (ahead) setOpened((now) => now && { text: withKey(now.text, event) });
      else if (isOpen) setOpened(() => undefined);
      else open(document.activeElement, '');
    };
    const onIntent = (event: Event) => {
      if (searchLinkOf(event)) prepare();
    };
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    // Before the listener that makes links navigate.
    document.addEventListener('click', onClick, { capture: true });
    document.addEventListener('keydown', onKeyDown);
    for (const name of intents) document.addEventListener(name, onIntent, { passive: true });
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener('keydown', onKeyDown);
      for (const name of intents) document.removeEventListener(name, onIntent);
    };
  }, [isOpen, setOpened]);

  useEffect(() => {
    if (!isOpen || Palette) awaited.current = false;
  }, [isOpen, Palette, pathname]);

  useEffect(() => {
    if (!isOpen || Palette) return;
    let gone = false;
    prepare();
    loadPalette().then(
      (loaded) => !gone && setPalette(() => loaded),
      // The page does the same as the palette, and says what is wrong when it cannot.
      () => !gone && window.location.assign(searchPaths.page),
    );
    return () => {
      gone = true;
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
      reportUrl={reportUrl}
      opener={opener}
      onClose={() => setOpened(() => undefined)}
      onFollow={follow}
    />
  );
}
