/**
 * Passes `--keep-going` from the command line to all child processes, as an environment variable. With it,
 * content that does not compile is omitted and reported, and the build continues.
 */
export function forwardKeepGoing(args: readonly string[] = process.argv): void {
  if (args.includes('--keep-going')) process.env.KEEP_GOING = '1';
}

/** Whether the build omits content that does not compile instead of failing. */
export function keepsGoing(): boolean {
  forwardKeepGoing();
  return process.env.KEEP_GOING === '1';
}
