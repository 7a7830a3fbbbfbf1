import { onSignal, sendSignal } from '@/lib/browser/page/signals';

/**
 * A navigation between two pages of the site, in these stages:
 *
 * 1. `requested`: the visitor followed a link, or pressed Back or Forward. The router requests the page's
 *    data, which `lib/start/next/router-requests.ts` provides.
 * 2. `placed`: the new page is in the document, but not painted yet.
 * 3. `arrived`: its islands run, and the first screen is about to be painted.
 * 4. `filled`: the content below the first screen has been added, if it was rendered later.
 */
interface Navigation {
  /** Path of the previous page. */
  from: string;
  /** Path, query and fragment of the next page. */
  to: string;
  /** Whether the page is shown from its top, and not from a fragment or a restored scroll position. */
  fromTop: boolean;
  state: 'requested' | 'placed' | 'arrived' | 'filled';
}

declare global {
  /** The last navigation. The early script and the application, which are separate bundles, share it. */
  var siteNavigation: Navigation | undefined;
}

/** Returns the last navigation; undefined on the page that the browser loaded. */
export const currentNavigation = () => globalThis.siteNavigation;

/** Records a new navigation. Call it before the router's own method. */
export function requestNavigation(to: string, fromTop: boolean): void {
  globalThis.siteNavigation = { from: location.pathname, to, fromTop, state: 'requested' };
}

/**
 * The application calls these after each change of the address, and once for the page that the browser
 * loaded.
 */
export const reportPlaced = () => advance('placed');
export const reportArrived = () => advance('arrived', 'navigated');
/** The application calls this when the content below the first screen is in the document. */
export function reportFilled(): void {
  // The page that the browser loaded was complete from the start.
  if (globalThis.siteNavigation) advance('filled', 'filled');
}

function advance(state: Navigation['state'], signal?: 'navigated' | 'filled'): void {
  const navigation = globalThis.siteNavigation;
  if (navigation) navigation.state = state;
  if (signal) sendSignal(signal);
}

/** Parts of the early script that update after a navigation. */
interface Followers {
  theme: { followAddress: () => void };
  fragments: { follow: () => void };
  visits: { count: () => void };
  newestVersion: { follow: () => void };
  texts: { layOut: () => void };
  links: { prefetch: () => void };
}

/**
 * Updates the parts of the early script at each stage, in this order. Islands react to the router by
 * themselves.
 */
export function followNavigations(followers: Followers): void {
  const { theme, fragments, visits, newestVersion, texts, links } = followers;
  onSignal('navigated', () => {
    // Removes the theme from the address, which is then counted.
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
