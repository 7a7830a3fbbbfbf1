/** Explanations of typical messages of the system, with advice. The first match counts. */
const explanations: readonly (readonly [RegExp, string])[] = [
  [
    /ENOSPC: System limit for number of file watchers|inotify.*(?:limit|ENOSPC)/i,
    'The system allows too few watched files. On Linux, raise fs.inotify.max_user_watches.',
  ],
  [
    /\bENOSPC\b|no space left on device|os error 28|disk quota exceeded|\bEDQUOT\b/i,
    'The disk is full. Free some space (a build needs about 1 GB), then run the command again.',
  ],
  [
    /\b(?:ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT)\b|network is unreachable|could not resolve host|temporary failure (?:in name resolution|resolving)/i,
    'There is no connection to the network, which this command needs. Check it, then run the command again.',
  ],
];

/**
 * Explains an error of the system in one sentence.
 *
 * @param message the message of an error, or the output of a program
 * @returns nothing for other errors
 */
export function explainError(message: string): string | undefined {
  return explanations.find(([pattern]) => pattern.test(message))?.[1];
}
