import { useEffect, useRef } from 'react';

/** The part of the browser's Navigation API that this needs. */
interface BackEvent extends Event {
  navigationType: string;
}

const isBack = (event: Event): event is BackEvent =>
  'navigationType' in event && event.navigationType === 'traverse' && event.cancelable;

/**
 * Makes Back close what is open over the page, instead of leaving the page, as apps do. Only in browsers that offer
 * it: a history entry of our own would be one too many for whoever does not press Back.
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
      if (!isBack(event)) return;
      event.preventDefault();
      close.current();
    };
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, []);
}
