/**
 * The ground of light and of dark themes where no theme's roles apply: on the swatch of a theme that is
 * not on, and around the page in the browser's own bars before a style sheet has come.
 */
export const themeGrounds = { light: '#ffffff', dark: '#20242a' } as const;
