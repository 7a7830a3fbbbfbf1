/** Defaults for sites that do not define these values; see `content/in-browsers.ts`. */
export const namePrefixes: readonly string[] = [];

export const searchHints: readonly (readonly [what: string, sample: string])[] = [
  ['Components and guides, by name', 'button'],
  ['Symbols, members and selectors', 'disabled'],
];

export const hasThemeBuilder: boolean = false;
