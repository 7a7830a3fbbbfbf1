import { isSameItem } from './links';

/** CSS pixels that a page may be scrolled to be shown from its top still. */
const nearTop = 400;

let inParts = false;

/**
 * Whether a page is shown from its top: a tab of the same item keeps a place further down.
 *
 * @param top CSS pixels that the page is scrolled from which one goes
 */
export function beginsAtTop(from: string, to: string, top: number): boolean {
  return top < nearTop || !isSameItem(from, to);
}

/**
 * Says, before a navigation, how its page may be shown.
 *
 * @param value true when the visitor begins at its top and has not seen it: what is down there may come into it
 *   a moment after what one reads first. False when a place further down is wanted.
 */
export function announceArrival(value: boolean): void {
  inParts = value;
}

/** Whether a page that is about to be shown may come in parts. Never for the page that was loaded, which is whole. */
export function arrivesInParts(): boolean {
  return inParts;
}
