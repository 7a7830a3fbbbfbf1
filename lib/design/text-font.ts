/** The font of texts. Must match the declaration in app/layout.tsx and the stylesheet of roles. */
export const textFace = { family: 'siteSans', weight: '400 700' } as const;
