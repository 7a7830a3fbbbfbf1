/** Where the guide says how to begin. */
const heading = '## From an empty folder to a site';

/**
 * The commands with which the guide begins, one per line.
 *
 * @param guide the text of docs/use-for-your-library.md
 * @throws when the guide has no such section, or no commands in it
 */
export function guideCommands(guide: string): readonly string[] {
  const [, section] = guide.split(`${heading}\n`);
  const [, block] = /```sh\n([\s\S]*?)```/.exec(section?.split('\n## ')[0] ?? '') ?? [];
  if (block === undefined) {
    throw new Error(`docs/use-for-your-library.md: expected commands below "${heading}"`);
  }
  return block
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '');
}
