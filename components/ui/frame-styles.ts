/** The maximum width of the site, centered, with padding at the window's edges. */
export const frameStyles = 'mx-auto w-full max-w-frame px-gutter';
