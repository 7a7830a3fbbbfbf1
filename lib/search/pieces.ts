/** Work that can be interrupted between its pieces, and returns its result at the end. */
export type Pieces<Made> = Generator<undefined, Made, undefined>;

/** Runs all pieces without interruption. @throws the errors of the work */
export function allAtOnce<Made>(work: Pieces<Made>): Made {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
