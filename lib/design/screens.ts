/**
 * Breakpoints, in CSS pixels. Utilities (`drawer:hidden`, `max-section:flex`), stylesheets
 * (`@variant max-drawer`) and islands all read them from here.
 */
export const screens = {
  /** Below: no theme picker (specification §2). */
  picker: 328,
  /** Below: the cookie notice's buttons have less padding, so that they fit into one row. */
  narrow: 360,
  /** Below: catalog cards are rows. */
  card: 560,
  /** Below: the sections have a bar of their own (specification §2). */
  section: 720,
  /** Below: the side list is a drawer. */
  drawer: 960,
  /** From here the headline is beside the sheet. */
  board: 1180,
  /** From here "On this page" is beside the text. */
  toc: 1280,
  /** From here the side list is wider. */
  wide: 1600,
} as const;
