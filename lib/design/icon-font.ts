/** The font of the icons in examples, as their style sheets and the script that brings it ahead call it. */
export const iconFont = { family: 'Material Icons', weight: '400' } as const;
