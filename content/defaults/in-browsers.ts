/** Defaults for sites that do not define these values; see `content/in-browsers.ts`. */
export const namePrefixes: readonly string[] = [];

export const searchHints: readonly (readonly [what: string, sample: string])[] = [
  ['A part or guide, by its name', 'button'],
  ['A symbol, member or selector', 'disabled'],
];

export const hasThemeBuilder: boolean = false;
