import { onStoredChange } from '@/lib/browser/page/storage';
import { acceptedCookies } from '@/lib/browser/preferences/stored-choice';
import { hooked } from '@/lib/design/hooks';

/** Hides the cookie notice permanently when its button is pressed, in this tab or another. CSS hides it. */
export function acceptCookiesOnPress(): void {
  onStoredChange(acceptedCookies.key, acceptedCookies.apply);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(hooked('acceptCookies'))) {
      acceptedCookies.set('true');
    }
  });
}
