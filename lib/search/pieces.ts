/** Work that can be left off between two of its pieces, and ends with what it has made. */
export type Pieces<Made> = Generator<undefined, Made, undefined>;

/** Does all of it, where nobody waits for anything else. @throws what the work does */
export function allAtOnce<Made>(work: Pieces<Made>): Made {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
