/**
 * The `data-*` attributes that behavior depends on: the only contract between markup, the islands that act
 * on it, stylesheets that show a state, and end-to-end tests. Style classes may change with the design;
 * these must not. Stylesheets cannot import them, so a test checks that they use only names of this list.
 */
export const hooks = {
  /** The element that gets focus after a client-side navigation: a page's heading or its tabs. */
  focusOnNavigation: 'data-focus-on-navigation',
  /** The target of the fragment with which a client-side navigation ended: `:target` does not apply to it. */
  arrived: 'data-arrived',

  /** What the site's scripts add to the end of the page. Examples add overlays there, too. */
  sitePart: 'data-site-part',

  /** A text rendered from Markdown. */
  prose: 'data-prose',
  /** A frame of code. Its copy button copies the visible code. */
  code: 'data-code',
  /** A button that copies the code of the frame around it. */
  copyCode: 'data-copy-code',
  /** A link in code from a name to where it is documented, which a card shows. Value: its key, if not the fragment. */
  apiName: 'data-api',
  /** A part of an API page. In its types, each name is such a link. */
  apiNames: 'data-api-names',
  /** A button that copies the override of the token in its row. Value: `sass` or `css`. */
  copyOverride: 'data-copy-override',
  /** A link whose address is copied when it is followed. */
  copyLink: 'data-copy-link',
  /** A control that shows only an icon. Value: its tooltip; if empty, the control's name is used. */
  tip: 'data-tip',
  /** A button that copies the page as Markdown. Value: URL of the Markdown. */
  copyPage: 'data-copy-page',
  /** State of a copy button: the content was just copied. */
  copied: 'data-copied',

  /** A link that opens the search. Value: initial text of the field. */
  search: 'data-search',

  /** The list "On this page", which scrolls to the current entry. */
  toc: 'data-toc',
  /** A list of API parts, which the stylesheet groups until the page's scripts do. */
  parts: 'data-parts',
  /** The name of a group in a list, on the first part of the group. */
  group: 'data-group',
  /** The box in which a section's list scrolls to the current item. */
  sideList: 'data-side-list',

  /** The stage of a live example. Value: its loading state. */
  live: 'data-live',
  /** The place of an example that the build could not render. */
  clientOnly: 'data-client-only',
  /** The host element of an example, pre-rendered or live: a separate application that owns its links. */
  liveHost: 'data-live-host',

  /** State of the root of an exported page: the stylesheets of its examples have not loaded yet. */
  unstyledExamples: 'data-unstyled-examples',

  /** A part of the home page's sheet. Value: the part's name. */
  sheetPart: 'data-part',
  /** The host of a part, drawn or live. Value: CSS selector of the part in the example. */
  pick: 'data-pick',
  /** Value: CSS selector of the boxes of a part that are measured. */
  measured: 'data-measured',
  /** The rest of an example after its parts have been moved out. */
  sheetRest: 'data-sheet-rest',
  /** The frame around the part being measured, which contains the measures. */
  redline: 'data-redline',
  /** State of a part: the redline frames it. */
  measuring: 'data-measuring',

  /** A button that shows an example's source. Value: URL of the file with the source. */
  exampleCode: 'data-example-code',
  /** A button that shows the tools of a stage. Value: URL of the example's page without the site. */
  exampleTools: 'data-example-tools',
  /** A button that opens the editor of an example. Value: URL of the file that the editor needs. */
  editExample: 'data-edit-example',
  /** A button that offers to copy or download an example. Value: URL of the page that opens it in StackBlitz. */
  downloadExample: 'data-download-example',
  /** State of a stage: the chosen color scheme and density of its example, and that a width is set. */
  exampleScheme: 'data-example-scheme',
  exampleDensity: 'data-example-density',
  exampleWidth: 'data-example-width',
  /** State of the page: scheme and density of the focused example, for overlays that open from it. */
  overlayScheme: 'data-overlay-scheme',
  overlayDensity: 'data-overlay-density',
  /** A stage whose example is fetched when it comes near the viewport. Value: URL of the file with it. */
  deferredStage: 'data-deferred-stage',
  /** A stage that narrow windows show far down; its example is displayed when it comes near. */
  farStage: 'data-far-stage',
  /** A frame with an example's files. Value: their languages. */
  codeFiles: 'data-code-files',
  /** The first file of its language in the frame. Value: the language. */
  codeLanguage: 'data-language',

  /** State of a stage, and of elements around it: its example has opened something that reaches beyond it. */
  liveOpen: 'data-live-open',
  /** Such a panel. */
  livePanel: 'data-live-panel',
  /** What an example has added to the end of the page. */
  liveOverlay: 'data-live-overlay',

  /** The message in a stage that its example did not load, and its button to retry. */
  exampleFailed: 'data-example-failed',
  retryExample: 'data-retry-example',

  /** A playground: a live example with controls for its inputs. */
  playground: 'data-playground',
  /** A link that carries over the settings of the card's playground. */
  withSettings: 'data-with-settings',
  /** An element in the library's colors that is no example: a drawing, or `swatches` of system colors. */
  themed: 'data-themed',
  /** The preview of a theme in the theme builder, with colors of its own. Value: its color scheme. */
  themeSheet: 'data-theme-sheet',
  /** State of the page: color scheme of the focused theme preview, for overlays that open from it. */
  sheetScheme: 'data-sheet-scheme',
  /** The button that ends the use of the reader's own colors. */
  endOwnColors: 'data-end-own-colors',
  /** A radio button of a theme. */
  themeRadio: 'data-theme-radio',

  /** On the not-found page: what a script fills with the requested address, and the pages to choose from. */
  missingPage: 'data-missing-page',
  pageNames: 'data-page-names',

  /** The link from an older version to the newest. Value: base URL of the newest version. */
  newestVersion: 'data-newest-version',

  /** The button that accepts cookies. */
  acceptCookies: 'data-accept-cookies',
  /** The message that the page's scripts did not load, and its button to retry. */
  startFailed: 'data-start-failed',
  startAgain: 'data-start-again',
  /** State of the page: its inline script runs; and the message that it does not. */
  scriptsRun: 'data-scripts-run',
  scriptsBlocked: 'data-scripts-blocked',

  /** A symbol or mixin whose rows the page's filter field filters. Value: its name. */
  filterGroup: 'data-filter-group',
  /** A part of the page that is visible while one of its groups is. */
  filterPart: 'data-filter-part',
  /** A table, fold or titled list that is visible while one of its rows is. */
  filterBlock: 'data-filter-block',
  /** A member or token. Value: its search text; if empty, the text of the row's heading cell is used. */
  filterRow: 'data-filter-row',
  /** The row count in the summary of a fold or part, visible while a filter is active. */
  filterCount: 'data-filter-count',
  /** The kind of a row, by which rows can be filtered. */
  filterKind: 'data-kind',
  /** A change of the API. Value: the keys it can be filtered by. */
  change: 'data-change',
  /** A version, package or item in the list of changes; visible while one of its changes is. */
  changes: 'data-changes',
  /** A row of the status table. Value: its package, and what each column is sorted by. */
  statusRow: 'data-status',
  /** The button in a head that sorts the table. Value: the key of its column. */
  sortBy: 'data-sort',
  /** State of the filter field: a filter is active. */
  narrowing: 'data-narrowing',
  /** State of a group: only some of its rows are visible. */
  narrowed: 'data-narrowed',
  /** State of an element that the filter hides. */
  out: 'data-out',
  /** State of a group far from the viewport, whose rendering the browser may skip. */
  far: 'data-far',
  /** A band far down a page, whose layout is postponed until the browser is idle. */
  postponed: 'data-postponed',
  /** State of a postponed part of a page: its layout is done. */
  laidOut: 'data-laid-out',
  /** State of a page that is opened at a position further down: its whole layout is done at once. */
  whole: 'data-whole',
  /** State of a page before its first paint: text is in local fonts, and no web font is requested. */
  standIns: 'data-stand-ins',
} as const;

type Hook = keyof typeof hooks;

/** Attributes to spread on an element: `<nav {...hook('toc')}>`. */
export function hook(name: Hook, value = ''): Record<string, string> {
  return { [hooks[name]]: value };
}

/** CSS selector of elements with a hook: `closest(hooked('toc'))`. */
export function hooked(name: Hook): string {
  return `[${hooks[name]}]`;
}
