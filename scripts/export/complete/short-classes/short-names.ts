const letters = 'abcdefghijklmnopqrstuvwxyz';
const capitals = letters.toUpperCase();
const second = `${capitals}0123456789`;

/** Names as short as can be. None is a word, or like the small letters that highlighting gives to words. */
function* candidates(): Generator<string> {
  yield* capitals;
  for (const first of letters) for (const next of second) yield first + next;
  for (const first of capitals) for (const next of letters + second) yield first + next;
}

/**
 * Gives short names to long ones. Alphabetically: neighbors are used alike, which compresses better than giving
 * the shortest to those that are used most.
 *
 * @param taken names that mean something else already
 * @throws when there are more than there are names of two letters
 */
export function shortNamesFor(
  names: Iterable<string>,
  taken: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const free = candidates().filter((name) => !taken.has(name));
  return new Map(
    [...names].sort().map((name) => {
      const { value, done } = free.next();
      if (done) throw new Error('There are more classes than names of two letters.');
      return [name, value];
    }),
  );
}
