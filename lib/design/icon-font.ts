/** The icon font of examples. Must match the name in their stylesheets and in the script that preloads it. */
export const iconFont = { family: 'Material Icons', weight: '400' } as const;
