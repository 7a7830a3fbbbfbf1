import { useEffect } from 'react';
import { sendSignal } from '@/lib/browser/page/signals';

/** Reports to the early script that the application has started. In development it starts that script as well. */
export function useStartReport(): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'development') {
      void import('@/lib/start/early').then(({ startEarly }) => startEarly());
    }
    // After the effects of this commit: the islands that handle presses listen by then.
    const timer = setTimeout(() => {
      sendSignal('app');
      document.documentElement.dataset['app'] = 'started';
    });
    return () => clearTimeout(timer);
  }, []);
}
