import { onSignal } from './signals';

/** What sites that show a card of a page read. */
const cards = 'meta[property^="og:"], meta[property^="article:"], meta[name^="twitter:"]';

/**
 * Takes out of the head what tells of the page that was loaded, once another stands there: what a navigation brings
 * has none of it (`scripts/export/complete/without-cards.ts`).
 */
export function dropCards(): void {
  const loaded = location.pathname;
  const stop = onSignal('navigated', () => {
    if (location.pathname === loaded) return;
    stop();
    document.head.querySelectorAll(cards).forEach((meta) => {
      meta.remove();
    });
  });
}
