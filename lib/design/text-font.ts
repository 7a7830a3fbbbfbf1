/** The font of texts, as app/layout.tsx and the style sheet of roles call it. */
export const textFace = { family: 'siteSans', weight: '400 700' } as const;
