/** Ids of the examples that the theme builder shows, from top to bottom. */
export const themeSheet = ['form-field-booking', 'card-specimen'] as const;
