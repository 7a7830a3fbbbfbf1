import { readStored, store } from './storage';

/** The key has this value after the visitor has accepted cookies (specification §9). */
export const cookieStorageKey = 'docs-cookies';
export const cookieAccepted = 'true';

export function hasAcceptedCookies(): boolean {
  return readStored(cookieStorageKey) === cookieAccepted;
}

export function acceptCookies(): void {
  store(cookieStorageKey, cookieAccepted);
}
