import { sendSignal } from '@/lib/browser/page/signals';
import {
  acceptCookies,
  cookieStorageKey,
  hasAcceptedCookies,
} from '@/lib/browser/preferences/cookie-preference';
import { onStoredChange } from '@/lib/browser/preferences/storage';
import { hooked } from '@/lib/design/hooks';

/** Hides the cookie notice permanently when its button is pressed, in this tab or another. CSS hides it. */
export function acceptCookiesOnPress(): void {
  const hide = () => {
    document.documentElement.dataset['cookies'] = 'accepted';
    sendSignal('cookies');
  };
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(hooked('acceptCookies'))) return;
    acceptCookies();
    hide();
  });
  onStoredChange(cookieStorageKey, () => {
    if (hasAcceptedCookies()) hide();
  });
}
