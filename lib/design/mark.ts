/** Side of the square in which the logo is drawn. */
export const markSize = 28;

/** The site's logo as path data: two posts with a fold hanging from each. */
export const mark = {
  leftFold: 'M2 4h7l5 8v10.500z',
  rightFold: 'M26 4h-7l-5 8v10.500z',
  posts: 'M2 4h5.500v20H2zM20.500 4H26v20h-5.500z',
} as const;

/** Share of the primary color in the left fold; the rest is the color behind it. */
export const leftFoldShare = 0.58;
