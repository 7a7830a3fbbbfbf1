/** As wide as the site gets, centered, with room at the window's edges. */
export const frameStyles = 'mx-auto w-full max-w-frame px-gutter';
