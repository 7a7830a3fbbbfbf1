/**
 * Background colors of light and of dark themes for places where no theme's roles apply: swatches of
 * inactive themes, and the browser's own bars before a stylesheet has loaded.
 */
export const themeGrounds = { light: '#ffffff', dark: '#20242a' } as const;
