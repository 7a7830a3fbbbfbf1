/**
 * Values of `content/site.ts` for scripts in browsers, in a separate module so that they load nothing else of
 * it.
 */

/** Prefixes of the library's names, in lower case; searches may leave them out. */
export const namePrefixes: readonly string[] = ['mat', 'cdk', 'sys'];

/** Kinds of things that can be searched for, each with a sample. */
export const searchHints: readonly (readonly [what: string, sample: string])[] = [
  ['Components and guides, by any name', 'toast'],
  ['Symbols, members and selectors', 'MatDialogRef.close'],
  ['Styling tokens and system variables', '--mat-sys-primary'],
  ['Error codes and messages', 'NG0201'],
];

/** Whether the site has a theme builder. */
export const hasThemeBuilder: boolean = true;
