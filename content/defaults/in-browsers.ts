/** What a site says to browsers that says nothing else; see `content/in-browsers.ts`. */
export const namePrefixes: readonly string[] = [];

export const searchHints: readonly (readonly [what: string, sample: string])[] = [
  ['A part or guide, by its name', 'button'],
  ['A symbol, member or selector', 'disabled'],
];

export const hasThemeBuilder: boolean = false;
