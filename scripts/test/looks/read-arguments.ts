/** The arguments of `npm run looks`. */
export interface LooksArguments {
  /** Folder of the site as it was. */
  before: string;
  /** Folder of the site as it is now. */
  after: string;
  /** Arguments for `playwright test`. */
  playwright: readonly string[];
}

const usage = `npm run looks -- <other out/> [<out/>] [options of \`playwright test\`], for example
  --list              list the pictures
  --grep <pattern>    only these pictures, for instance "menu", "indigo-pink" or "home .* 360px"
  -x                  stop after the first picture that differs
  --workers <n>       browsers that run at a time (2)`;

/**
 * Reads the command's arguments: one folder or two, then what goes to Playwright.
 *
 * @throws with the usage when the arguments do not start with one or two folders
 */
export function readArguments(args: readonly string[]): LooksArguments {
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const folders = firstOption < 0 ? args : args.slice(0, firstOption);
  const [before, after = 'out', ...others] = folders;
  if (before === undefined || others.length > 0) {
    throw new Error(`Name one or two folders that hold a built site.\n\n${usage}`);
  }
  return { before, after, playwright: args.slice(folders.length) };
}
