import { acceptCookies } from '@/lib/browser/cookie-preference';
import { hooked } from '@/lib/design/hooks';

/** Hides the cookie notice for good when its button is pressed; a style rule takes it away. */
export function acceptCookiesOnPress(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(hooked('acceptCookies'))) return;
    acceptCookies();
    document.documentElement.dataset['cookies'] = 'accepted';
  });
}
