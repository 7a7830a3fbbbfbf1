/**
 * Makes `--keep-going` on the command line known to every step that is started from here: content that
 * does not compile is then left out and reported, and stops nothing.
 */
export function passOnKeepGoing(args: readonly string[] = process.argv): void {
  if (args.includes('--keep-going')) process.env.KEEP_GOING = '1';
}

/** Whether the build was told to go on without what does not compile. */
export function keepsGoing(): boolean {
  passOnKeepGoing();
  return process.env.KEEP_GOING === '1';
}
