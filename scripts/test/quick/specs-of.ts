/**
 * The words of a path in the singular, joined by hyphens: `islands/theme-picker/x.tsx` is
 * `-island-theme-picker-x-tsx-`.
 */
function words(path: string): string {
  const all = path.split(/[/.-]/).map((word) => word.replace(/s$/, ''));
  return `-${all.join('-')}-`;
}

/**
 * Selects the end-to-end files that changed themselves or are named after a changed file: `theme.spec.ts`
 * for a path in which "theme" or "themes" is a word.
 *
 * @param files paths of the changed files
 * @param specs paths of all end-to-end files
 */
export function specsOf(files: readonly string[], specs: readonly string[]): readonly string[] {
  return specs.filter((spec) => {
    const name = spec.replace(/^.*\//, '').replace(/\.spec\.ts$/, '');
    return files.some((file) => file === spec || words(file).includes(words(name)));
  });
}
