/**
 * Whether the build is to be published: its texts are compressed as far as possible. Set by `--release`, or by
 * the environment variable RELEASE=1 for the builds within `npm test`.
 */
export function isRelease(args: readonly string[] = process.argv): boolean {
  return args.includes('--release') || process.env.RELEASE === '1';
}
