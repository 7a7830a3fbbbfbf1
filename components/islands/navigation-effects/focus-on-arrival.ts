import { announce } from '@/lib/browser/feedback/announcer';
import { whenTitled } from '@/lib/browser/navigation/page-title';
import { hooked } from '@/lib/design/hooks';
import { silenceRouterAnnouncer } from '@/lib/start/next/router-announcer';

/** Specification §9: focus moves this many milliseconds after a navigation. */
const focusDelay = 100;

/**
 * Announces the title of the page, and moves focus to the element the page registered
 * (`data-focus-on-navigation`), unless the address has a fragment.
 *
 * @returns a function that cancels it
 */
export function focusOnArrival(): () => void {
  let before = document.activeElement;
  // A drawer that closes because of the navigation returns the focus to its button only now.
  const settled = setTimeout(() => (before = document.activeElement));
  let stopWaiting = () => {};
  const timer = setTimeout(() => {
    stopWaiting = whenTitled(announceTitle);
    if (window.location.hash === '') moveFocus(before);
  }, focusDelay);
  return () => {
    clearTimeout(settled);
    clearTimeout(timer);
    stopWaiting();
  };
}

/** Focuses the registered element, unless the visitor has moved the focus in the meantime. */
function moveFocus(before: Element | null): void {
  const now = document.activeElement;
  if (now !== before && now !== document.body) return;
  const element = document.querySelector(hooked('focusOnNavigation'));
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/** Announces which page this is, in place of the router. */
function announceTitle(title: string): void {
  silenceRouterAnnouncer();
  announce({ text: title });
}
