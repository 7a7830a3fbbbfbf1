/** Milliseconds for the question whether the site can be reached. */
const patience = 10_000;

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
