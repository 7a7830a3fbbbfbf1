import { useEffect, useRef } from 'react';

/** The part of the browser's Navigation API that this needs. */
interface TraversalEvent extends Event {
  navigationType: string;
}

const isTraversal = (event: Event): event is TraversalEvent =>
  'navigationType' in event && event.navigationType === 'traverse' && event.cancelable;

/**
 * Makes Back, and Forward, close an open overlay instead of leaving the page. Only in browsers with the Navigation
 * API: elsewhere it would need a history entry of its own, which stays behind when the overlay is closed otherwise.
 */
export function useCloseOnBack(onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const navigation: unknown = Reflect.get(window, 'navigation');
    if (!(navigation instanceof EventTarget)) return;
    const onNavigate = (event: Event) => {
      if (!isTraversal(event)) return;
      event.preventDefault();
      close.current();
    };
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, []);
}
