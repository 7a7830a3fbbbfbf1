import { requestTimeout } from '@/lib/browser/timeouts';
import { isReachable } from './request';

/**
 * Reloads the page, unless the server cannot be reached: the browser would replace the page by its own error.
 *
 * @returns whether it reloads
 */
export async function reloadIfReachable(reload = () => location.reload()): Promise<boolean> {
  if (!(await isReachable(requestTimeout))) return false;
  reload();
  return true;
}
