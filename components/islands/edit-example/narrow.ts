import { useSyncExternalStore } from 'react';
import { screens } from '@/lib/design/screens';

/** Whether the window has no room for an editor below the example. */
export const isNarrow = (): boolean => matchMedia(`(width < ${screens.section})`).matches;

function onVisibleHeight(onChange: () => void): () => void {
  visualViewport?.addEventListener('resize', onChange);
  return () => visualViewport?.removeEventListener('resize', onChange);
}

const visibleHeight = () => visualViewport?.height ?? innerHeight;

/** The height above the on-screen keyboard, in CSS pixels. */
export const useVisibleHeight = (): number =>
  useSyncExternalStore(onVisibleHeight, visibleHeight, () => 0);
