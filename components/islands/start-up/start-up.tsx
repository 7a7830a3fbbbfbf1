'use client';

import { useEffect } from 'react';
import { removeServiceWorkers } from '@/lib/browser/start-up';

/** What has to happen once when the site starts in a browser. */
export function StartUp() {
  useEffect(() => {
    void removeServiceWorkers({
      serviceWorker: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
      session: {
        getItem: (key) => sessionStorage.getItem(key),
        setItem: (key, value) => sessionStorage.setItem(key, value),
      },
      reload: () => window.location.reload(),
    });
  }, []);
  return null;
}
