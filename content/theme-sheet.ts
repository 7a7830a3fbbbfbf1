/** The examples a theme is shown on while it is built, from top to bottom, by id. */
export const themeSheet = ['form-field-booking', 'card-specimen'] as const;
