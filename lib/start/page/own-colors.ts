import { announce } from '@/lib/browser/feedback/announcer';
import { onStoredChange } from '@/lib/browser/page/storage';
import {
  ownColorsKey,
  readOwnColors,
  showOwnColors,
  storeOwnColors,
} from '@/lib/browser/preferences/own-colors';
import { hooked } from '@/lib/design/hooks';
import { wording } from '@/lib/words/word';

/** Turns the reader's own colors off when their chip is pressed, and follows changes in other tabs. */
export function followOwnColors(): void {
  document.addEventListener('click', ({ target }) => {
    const chip = target instanceof Element && target.closest(hooked('endOwnColors'));
    if (!chip) return;
    storeOwnColors(null);
    announce(wording('Examples and drawings use the colors of the site again.'));
    // The chip disappears, so focus moves to the next control.
    const { nextElementSibling } = chip;
    if (nextElementSibling instanceof HTMLElement) nextElementSibling.focus();
  });
  onStoredChange(ownColorsKey, () => showOwnColors(readOwnColors()));
}
