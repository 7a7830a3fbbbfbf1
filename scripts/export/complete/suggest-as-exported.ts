const suggestion =
  'Next writes its export differently; `npm run build -- --as-exported` builds the site without depending on that.';

/**
 * Runs work that depends on how Next writes its export.
 *
 * @throws what the work throws; its message names the build that does not depend on it
 */
export function suggestAsExported<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    // Not a cause: the reason and the way out are printed as one line, which other commands repeat.
    if (error instanceof Error) error.message = `${error.message} ${suggestion}`;
    throw error;
  }
}
