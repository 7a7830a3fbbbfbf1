/**
 * Divides the rows of a test into groups that share a window, because opening one takes longer than a page.
 *
 * @param size rows per group
 */
export const groupsOf = <T>(rows: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
    rows.slice(at * size, (at + 1) * size),
  );
