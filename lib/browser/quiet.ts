/** Milliseconds of quiet after which what waits for someone starts though nobody has done anything. */
export const quiet = 5000;
