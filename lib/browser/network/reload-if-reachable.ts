import { requestTimeout } from '@/lib/browser/timeouts';
import { isReachable } from './request';

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
