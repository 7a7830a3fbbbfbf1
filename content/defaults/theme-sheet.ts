/** No theme is built on this site. */
export const themeSheet: readonly string[] = [];
