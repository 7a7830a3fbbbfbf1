/**
 * Widths, in CSS pixels, from which the layout changes. Utilities (`drawer:hidden`, `max-section:flex`),
 * style sheets (`@variant max-drawer`) and islands all read them from here.
 */
export const screens = {
  /** Below: no theme picker (specification §2). */
  picker: 328,
  /** Below: the cookie notice's buttons have less room at their sides, to stay in one row. */
  narrow: 360,
  /** Below: catalog cards are rows. */
  card: 560,
  /** Below: a bar of its own for the sections (specification §2). */
  section: 720,
  /** Below: the side list is a drawer. */
  drawer: 960,
  /** From here the headline stands beside the sheet. */
  board: 1180,
  /** From here "On this page" stands beside the text. */
  toc: 1280,
  /** From here the side list is wider. */
  wide: 1600,
} as const;
