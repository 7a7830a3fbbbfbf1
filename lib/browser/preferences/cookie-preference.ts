import { readStored, store } from './storage';

/** Specification §9: present with this value once the notice has been accepted. */
export const cookieStorageKey = 'docs-cookies';
export const cookieAccepted = 'true';

export function hasAcceptedCookies(): boolean {
  return readStored(cookieStorageKey) === cookieAccepted;
}

export function acceptCookies(): void {
  store(cookieStorageKey, cookieAccepted);
}
