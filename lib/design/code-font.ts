/** The font of code, as the style sheet and the script that brings it call it: as app/layout.tsx does. */
export const codeFont = { family: 'siteMono', weight: '400 600', display: 'swap' } as const;
