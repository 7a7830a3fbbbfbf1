import { requestTimeout } from '@/lib/browser/timeouts';
import { isReachable } from './request';

const reloadedKey = 'docs-reloaded';

/**
 * Reloads the page, at most once per reason, to prevent a loop. Does nothing without session storage.
 *
 * @param reason for instance the file that is gone
 */
export function reloadOnce(reason: string, reload = () => location.reload()): void {
  try {
    if (sessionStorage.getItem(reloadedKey) === reason) return;
    sessionStorage.setItem(reloadedKey, reason);
  } catch {
    return;
  }
  reload();
}

/**
 * Reloads the page, unless the server is unreachable: then the browser would show its error page.
 *
 * @returns whether it reloads
 */
export async function reloadIfReachable(reload = () => location.reload()): Promise<boolean> {
  if (!(await isReachable(requestTimeout))) return false;
  reload();
  return true;
}
