/**
 * Breakpoints of the window's width. They are in `rem`, as sizes are, so that the layout follows the default font
 * of the browser: 45rem are 720px at the usual 16px. Utilities (`drawer:hidden`, `max-section:flex`), stylesheets
 * (`@variant max-drawer`) and islands all read them from here.
 */
export const screens = {
  /** Below: no theme picker. The specification (§2) gives it in pixels. */
  picker: '328px',
  /** Below: the top bar has several rows and does not stay in view. */
  fold: '18.75rem',
  /** Below: the cookie notice's buttons have less padding, so that they fit into one row. */
  narrow: '22.5rem',
  /** Below: catalog cards are rows. */
  card: '35rem',
  /** Below: the sections have a bar of their own (specification §2: 720px). */
  section: '45rem',
  /** Below: the side list is a drawer. */
  drawer: '60rem',
  /** From here the headline is beside the sheet. */
  board: '73.75rem',
  /** From here "On this page" is beside the text. */
  toc: '80rem',
  /** From here the side list is wider. */
  wide: '100rem',
} as const;

/** Breakpoints of the window's height. */
const heights = {
  /** Below: the bar and the cookie notice do not stay in view. */
  low: '20rem',
  /** From here tabs and headings of symbols stay in view below the bar. */
  tall: '30rem',
} as const;

/** Conditions of the window, by the name of their variant (`cramped:static`, `@variant tall`). */
export const windows = {
  /** Too little room for anything that stays in view. */
  cramped: `@media screen and ((width < ${screens.fold}) or (height < ${heights.low}))`,
  tall: `@media screen and (height >= ${heights.tall})`,
} as const;

/** The width of a breakpoint in CSS pixels, at the usual size of the default font. */
export function usualWidth(screen: keyof typeof screens): number {
  const width = screens[screen];
  return parseFloat(width) * (width.endsWith('rem') ? 16 : 1);
}
