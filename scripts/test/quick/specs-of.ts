/** The words of a path, in the singular: `islands/theme-picker/x.tsx` is `-island-theme-picker-x-tsx-`. */
function words(path: string): string {
  const all = path.split(/[/.-]/).map((word) => word.replace(/s$/, ''));
  return `-${all.join('-')}-`;
}

/**
 * The end-to-end files that are named after what was touched: those that were touched themselves, and
 * `theme.spec.ts` for a path in which "theme" or "themes" is a word.
 *
 * @param files paths that changed
 * @param specs paths of all end-to-end files
 */
export function specsOf(files: readonly string[], specs: readonly string[]): readonly string[] {
  return specs.filter((spec) => {
    const name = spec.replace(/^.*\//, '').replace(/\.spec\.ts$/, '');
    return files.some((file) => file === spec || words(file).includes(words(name)));
  });
}
