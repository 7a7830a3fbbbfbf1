/** The font of code. Must match the font's declaration in app/layout.tsx and its name in the stylesheet. */
export const codeFont = { family: 'siteMono', weight: '400 600', display: 'swap' } as const;
