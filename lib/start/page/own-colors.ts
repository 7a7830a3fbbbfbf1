import { announce } from '@/lib/browser/feedback/announcer';
import {
  ownColorsKey,
  readOwnColors,
  showOwnColors,
  storeOwnColors,
} from '@/lib/browser/preferences/own-colors';
import { hooked } from '@/lib/design/hooks';

/** Ends the reader's own colors when their chip is pressed, and follows what other tabs do. */
export function followOwnColors(): void {
  document.addEventListener('click', ({ target }) => {
    const chip = target instanceof Element && target.closest(hooked('endOwnColors'));
    if (!chip) return;
    storeOwnColors(null);
    announce('Examples and drawings are in the colors of the site again.');
    // The chip has gone, so the focus goes on to what came after it.
    const { nextElementSibling } = chip;
    if (nextElementSibling instanceof HTMLElement) nextElementSibling.focus();
  });
  addEventListener('storage', ({ key }) => {
    // No key: all of the storage was emptied.
    if (key === ownColorsKey || key === null) showOwnColors(readOwnColors());
  });
  addEventListener('pageshow', ({ persisted }) => {
    // A page restored from the back/forward cache has missed changes made in other tabs.
    if (persisted) showOwnColors(readOwnColors());
  });
}
