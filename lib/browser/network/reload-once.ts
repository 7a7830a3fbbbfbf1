const reloadedKey = 'docs-reloaded';

/**
 * Reloads the page, but never twice for the same reason; nor where that cannot be noted, so there is
 * never a loop.
 *
 * @param reason what makes it worth while, such as the build that is gone
 */
export function reloadOnce(
  reason: string,
  session: () => Pick<Storage, 'getItem' | 'setItem'> = () => sessionStorage,
  reload = () => location.reload(),
): void {
  try {
    // Merely naming the storage throws where it is forbidden.
    if (session().getItem(reloadedKey) === reason) return;
    session().setItem(reloadedKey, reason);
  } catch {
    return;
  }
  reload();
}
