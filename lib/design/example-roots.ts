import { overlayContainer } from './overlays';

/** The elements that represent the page of an example: its stage, and overlays outside of the stage. */
export const exampleRoots = `.live-host,${overlayContainer}`;

/**
 * Where the scheme of examples is dark: in dark themes, and on stages that a visitor has made dark.
 *
 * @param darkThemes the names of the site's dark themes
 */
export function darkRootsOf(darkThemes: readonly string[]): string {
  const themes = darkThemes.map((name) => `[data-theme=${JSON.stringify(name)}]`).join();
  const inThemes = [
    `:not([data-overlay-scheme]) ${overlayContainer}`,
    ' .live-host:not([data-example-scheme] *,[data-overlay-scheme] [data-live-overlay])',
    ' .stage:not([data-example-scheme])',
  ];
  const chosen = [
    '[data-example-scheme=dark] .live-host',
    '.stage[data-example-scheme=dark]',
    `[data-overlay-scheme=dark] :is(${overlayContainer},[data-live-overlay])`,
  ];
  const inTheme = inThemes.map((selector) => `:root:is(${themes})${selector}`);
  return `:is(${[...chosen, ...(themes === '' ? [] : inTheme)].join()})`;
}
