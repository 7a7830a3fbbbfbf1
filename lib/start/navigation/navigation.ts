import { onSignal, sendSignal } from '@/lib/browser/page/signals';

/**
 * A navigation from one page of the site to another, from the press to what the page shows last:
 *
 * 1. `requested`: a link was followed, or Back or Forward pressed. The router requests the page's data, and receives
 *    them from `lib/start/next/router-requests.ts`.
 * 2. `placed`: the new page is in the document, and not painted yet.
 * 3. `arrived`: its islands run; the first screen is about to be painted.
 * 4. `filled`: what the page shows further down has arrived, where it came later than the first screen.
 */
interface Navigation {
  /** Path of the page that is left. */
  from: string;
  /** Path, query and fragment of the page that is wanted. */
  to: string;
  /** The page is shown from its top: not a part of it, nor the place where it was left. */
  fromTop: boolean;
  state: 'requested' | 'placed' | 'arrived' | 'filled';
}

declare global {
  /** The last navigation. The early script and the application, which are separate bundles, share it. */
  var siteNavigation: Navigation | undefined;
}

/** The last navigation; nothing on the page that was loaded. */
export const currentNavigation = () => globalThis.siteNavigation;

/**
 * Begins a navigation, before the router is told.
 *
 * @param fromTop whether the page is shown from its top
 */
export function requestNavigation(to: string, fromTop: boolean): void {
  globalThis.siteNavigation = { from: location.pathname, to, fromTop, state: 'requested' };
}

/** Called by the application after each change of the address, and once for the page that was loaded. */
export const reportPlaced = () => advance('placed', 'placed');
export const reportArrived = () => advance('arrived', 'navigated');
/** Called when what a page shows further down is in the document. */
export function reportFilled(): void {
  // On the page that was loaded it was there from the start.
  if (globalThis.siteNavigation) advance('filled', 'filled');
}

function advance(state: Navigation['state'], signal: 'placed' | 'navigated' | 'filled'): void {
  const navigation = globalThis.siteNavigation;
  if (navigation) navigation.state = state;
  sendSignal(signal);
}

/** What outlives a navigation and has to follow it. */
interface Followers {
  sheets: { enableCopies: () => void };
  fonts: { swap: () => void };
  theme: { followAddress: () => void };
  fragments: { follow: () => void };
  visits: { count: () => void };
  newestVersion: { follow: () => void };
  texts: { layOut: () => void };
  links: { prefetch: () => void };
}

/** Tells the parts of the early script about each stage, in this order. Islands follow the router by themselves. */
export function followNavigations(followers: Followers): void {
  const { sheets, fonts, theme, fragments, visits, newestVersion, texts, links } = followers;
  onSignal('placed', () => {
    sheets.enableCopies();
    fonts.swap();
  });
  onSignal('navigated', () => {
    // Takes the theme out of the address, which is counted next.
    theme.followAddress();
    fragments.follow();
    visits.count();
    newestVersion.follow();
    texts.layOut();
    links.prefetch();
  });
  onSignal('filled', () => {
    texts.layOut();
    links.prefetch();
  });
}
