'use client';

import { useLinkNavigation } from './use-link-navigation';
import { useScrollAndFocus } from './use-scroll-and-focus';

/** Makes plain links navigate without reloading, and keeps scroll and focus where they belong. */
export function NavigationEffects() {
  useLinkNavigation();
  useScrollAndFocus();
  return null;
}
