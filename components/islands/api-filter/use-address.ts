import { useEffect, useEffectEvent, useRef } from 'react';
import { readQuery, typingPause, writeQuery } from '@/lib/browser/navigation/address-query';

/**
 * Keeps what is typed into a filter in the page's address, as `?filter=`. The first key makes an entry of
 * the history, so that going back shows everything again; what follows refines it.
 *
 * @param text what is typed
 * @param onAddress is told what the address says, at first and whenever someone goes back or forward
 */
export function useAddress(text: string, onAddress: (text: string) => void): void {
  const told = useEffectEvent(onAddress);
  /** What the address says, as far as this has read or written it. */
  const known = useRef('');
  const hash = useRef('');

  useEffect(() => {
    const read = () => {
      const now = readQuery('filter');
      if (now === known.current) return;
      known.current = now;
      hash.current = location.hash;
      told(now);
    };
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  useEffect(() => {
    if (text === known.current) return;
    const timer = setTimeout(() => {
      // A link that led to something hidden has emptied the filter, and made an entry already.
      const isNew = (known.current === '' || text === '') && hash.current === location.hash;
      known.current = text;
      hash.current = location.hash;
      writeQuery({ filter: text }, isNew ? 'push' : 'replace');
    }, typingPause);
    return () => clearTimeout(timer);
  }, [text]);
}
