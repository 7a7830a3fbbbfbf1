import { patience } from './patience';

/**
 * Loads the page anew, unless the site cannot be reached: the browser would put its own error in its place.
 *
 * @returns whether it does
 */
export async function reloadIfReachable(reload = () => location.reload()): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience);
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal });
  } catch {
    return false;
  }
  reload();
  return true;
}
