'use client';

import { useFocusOnArrival } from './use-focus-on-arrival';
import { useLinkNavigation } from './use-link-navigation';
import { useScrollOnArrival } from './use-scroll-on-arrival';

/** Makes plain links navigate without reloading, and keeps scroll and focus where they belong. */
export function NavigationEffects() {
  useLinkNavigation();
  useScrollOnArrival();
  useFocusOnArrival();
  return null;
}
