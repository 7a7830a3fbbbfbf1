/** What of `content/site.ts` runs in browsers, which are to load nothing else of it. */

/** What the library's names begin with, in lower case: who searches may leave it out. */
export const namePrefixes: readonly string[] = ['mat', 'cdk', 'sys'];

/** What can be searched for, each with a sample. */
export const searchHints: readonly (readonly [what: string, sample: string])[] = [
  ['A component or guide, by any name', 'toast'],
  ['A symbol, member or selector', 'MatDialogRef.close'],
  ['A styling token or system variable', '--mat-sys-primary'],
  ['An error of the library', 'NG0201'],
];

/** Whether there is a page on which a theme is built. */
export const hasThemeBuilder: boolean = true;
