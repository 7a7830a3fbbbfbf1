/** Empty, because this site has no theme builder. */
export const themeSheet: readonly string[] = [];
