const reloadedKey = 'docs-reloaded';

/**
 * Reloads the page, at most once per reason, to prevent a loop. Does nothing without session storage.
 *
 * @param reason for instance the id of the outdated build
 */
export function reloadOnce(
  reason: string,
  session: () => Pick<Storage, 'getItem' | 'setItem'> = () => sessionStorage,
  reload = () => location.reload(),
): void {
  try {
    // Reading the property `sessionStorage` throws when storage is blocked.
    if (session().getItem(reloadedKey) === reason) return;
    session().setItem(reloadedKey, reason);
  } catch {
    return;
  }
  reload();
}
