import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { announce } from '@/lib/browser/announcer';
import { isSameItem } from '@/lib/browser/links';
import { whenTitled } from '@/lib/browser/page-title';
import { createScrollMemory } from '@/lib/browser/scroll-memory';
import { hooked } from '@/lib/design/hooks';

/** Specification §9: focus moves this many milliseconds after a navigation. */
const focusDelay = 100;

/**
 * After each navigation the page scrolls to its top, unless the move stays within one item; back and
 * forward return to where the page was; focus moves to the element the page registered
 * (`data-focus-on-navigation`), unless the address has a fragment.
 */
export function useScrollAndFocus(): void {
  const pathname = usePathname();
  const previous = useRef(pathname);
  const traversed = useRef(false);
  const memory = useRef(createScrollMemory());

  useEffect(() => {
    const positions = memory.current;
    const onScroll = () => positions.remember(window.scrollY);
    const onPopState = () => {
      traversed.current = window.location.pathname !== previous.current;
    };
    const onHashChange = () => {
      // The browser made this entry itself; the router needs its own state in it to return here.
      if (!window.history.state) window.history.replaceState(null, '', window.location.href);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('popstate', onPopState, { capture: true });
    window.addEventListener('hashchange', onHashChange);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('popstate', onPopState, { capture: true });
      window.removeEventListener('hashchange', onHashChange);
    };
  }, []);

  useLayoutEffect(() => {
    const from = previous.current;
    if (from === pathname) return;
    previous.current = pathname;
    const back = traversed.current;
    traversed.current = false;
    const position = back ? memory.current.recall() : 0;
    const hasFragment = window.location.hash !== '';
    if (back && position !== undefined) window.scrollTo(0, position);
    else if (!hasFragment && !isSameItem(from, pathname)) window.scrollTo(0, 0);
    memory.current.arrive();
  }, [pathname]);

  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    let before = document.activeElement;
    // A drawer that closes because of the navigation gives the focus back to its button only now.
    const settled = setTimeout(() => (before = document.activeElement));
    let stopWaiting = () => {};
    const timer = setTimeout(() => {
      stopWaiting = whenTitled(announceTitle);
      if (window.location.hash !== '') return;
      // Whoever has already moved on, into a menu for instance, is not called back.
      const now = document.activeElement;
      if (now !== before && now !== document.body) return;
      const element = document.querySelector(hooked('focusOnNavigation'));
      if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    }, focusDelay);
    return () => {
      clearTimeout(settled);
      clearTimeout(timer);
      stopWaiting();
    };
  }, [pathname]);
}

/**
 * Says which page this is. The router does so too, but while the title is being exchanged, so that it
 * says the heading instead; one voice is enough.
 */
function announceTitle(title: string): void {
  document.querySelector('next-route-announcer')?.setAttribute('aria-hidden', 'true');
  announce(title);
}
