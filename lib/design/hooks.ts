/**
 * The `data-*` attributes that behavior hangs on: the only contract between markup, the islands that act
 * on it, style sheets that show a state, and end-to-end tests. Style classes may change with the design;
 * these may not. Style sheets cannot import them, so a test holds the names they use to this list.
 */
export const hooks = {
  /** Takes focus after a client-side navigation: a page's heading or its tabs. */
  focusOnNavigation: 'data-focus-on-navigation',

  /** Text from Markdown. */
  prose: 'data-prose',
  /** A frame of code. Its copy button copies the code that shows in it. */
  code: 'data-code',
  /** A button that copies the code of the frame around it. */
  copyCode: 'data-copy-code',
  /** A link whose address is copied when it is followed. */
  copyLink: 'data-copy-link',
  /** A control that shows an icon only. Its value is its tip; left empty, its name is. */
  tip: 'data-tip',
  /** A button that copies the page as Markdown. Its value is where that is. */
  copyPage: 'data-copy-page',
  /** State: what it copies has just been copied. */
  copied: 'data-copied',

  /** The root of content that a press loads, together with a stylesheet for it alone. */
  onDemand: 'data-on-demand',

  /** What holds the drawings of a page's own icons. */
  icons: 'data-icons',

  /** A link that opens the search. Its value is what the field holds at first. */
  search: 'data-search',

  /** The list "On this page", which scrolls to the entry being read. */
  toc: 'data-toc',
  /** A list of parts, which the style sheet groups until the page's scripts do. */
  parts: 'data-parts',
  /** The name of a list's group, at the first part of the group. */
  group: 'data-group',
  /** The box in which a section's list scrolls to the current item. */
  sideList: 'data-side-list',

  /** The stage of a live example. Its value says how far it has come. */
  live: 'data-live',
  /** What holds an example, pre-rendered or live: another application, whose links are its own. */
  liveHost: 'data-live-host',

  /**
   * Holds the deferred stylesheets of a page's examples, right before the first example. Its value is the URL of
   * the icon font, if the examples show icons.
   */
  deferredSheets: 'data-deferred-sheets',
  /** State of an exported page, on its root: the deferred stylesheets have not loaded yet. */
  unstyledExamples: 'data-unstyled-examples',

  /** A part of the home page's sheet. Its value is the part's name. */
  sheetPart: 'data-part',
  /** What holds a part, drawn or live. Its value is the CSS selector of the part in the example. */
  pick: 'data-pick',
  /** The boxes of a part that are measured: a CSS selector. */
  measured: 'data-measured',
  /** What is left of the example when its parts have been taken. */
  sheetRest: 'data-sheet-rest',
  /** The frame around what is being measured, and in it the measures. */
  redline: 'data-redline',
  /** State of a part: the redline is around it. */
  measuring: 'data-measuring',

  /** A button that shows an example's source. Its value is the file that holds it. */
  exampleCode: 'data-example-code',
  /** A button that shows the tools of a stage. Its value is the example's page without the site. */
  exampleTools: 'data-example-tools',
  /** State of a stage: the scheme and the density its example has been given, and that it has a width. */
  exampleScheme: 'data-example-scheme',
  exampleDensity: 'data-example-density',
  exampleWidth: 'data-example-width',
  /** State of the page: the same of the example someone is in, for what opens from it. */
  overlayScheme: 'data-overlay-scheme',
  overlayDensity: 'data-overlay-density',
  /** A stage whose example is fetched when it is near. Its value is the file that holds it. */
  lazyStage: 'data-lazy-stage',
  /** A stage far down narrow windows, where its example is displayed when it is near. */
  farStage: 'data-far-stage',
  /** A frame of an example's files. Its value are their languages. */
  codeFiles: 'data-code-files',
  /** A file of the frame: the first of its language, which is the value. */
  codeLanguage: 'data-language',

  /** The note in a stage that its example did not load, and the button to try again. */
  exampleFailed: 'data-example-failed',
  retryExample: 'data-retry-example',

  /** A playground: a live example with controls for its inputs. */
  playground: 'data-playground',
  /** A link that takes the settings of the card's playground along. */
  withSettings: 'data-with-settings',
  /** What shows the library's colors and is no example: a drawing, or `swatches` of system colors. */
  themed: 'data-themed',
  /** The sheet of a theme being built, which has colors of its own. Its value is its scheme. */
  themeSheet: 'data-theme-sheet',
  /** State of the page: the scheme of the sheet someone is in, for what opens from it. */
  sheetScheme: 'data-sheet-scheme',
  /** The button that ends the reader's own colors. */
  endOwnColors: 'data-end-own-colors',

  /** The link from an older version to the newest. Its value is what that lies below. */
  newestVersion: 'data-newest-version',

  /** The button that accepts cookies. */
  acceptCookies: 'data-accept-cookies',
  /** The note that the page's scripts did not load, and the button to try again. */
  startFailed: 'data-start-failed',
  startAgain: 'data-start-again',

  /** A symbol or mixin whose rows the page's field narrows. Its value is the name. */
  filterGroup: 'data-filter-group',
  /** A part of the page that shows while one of its groups does. */
  filterPart: 'data-filter-part',
  /** A table, fold or titled list that shows while one of its rows does. */
  filterBlock: 'data-filter-block',
  /** A member or token. Its value is what it is found by; left empty, the row's heading cell is. */
  filterRow: 'data-filter-row',
  /** In the summary of a fold or part: how many rows it has, and shows while the field narrows. */
  filterCount: 'data-filter-count',
  /** The kind of a row, which the field can narrow to. */
  filterKind: 'data-kind',
  /** A change of the API. Its value is what it can be chosen by. */
  change: 'data-change',
  /** A version, package or item in the list of changes: it shows while one of its changes does. */
  changes: 'data-changes',
  /** State of the field: something is typed or chosen. */
  narrowing: 'data-narrowing',
  /** State of a group: only some of its rows show. */
  narrowed: 'data-narrowed',
  /** State of anything the field hides. */
  out: 'data-out',
  /** State of a group far from the window, which the browser may skip. */
  far: 'data-far',
  /** A part far down a long page, whose layout is postponed until the browser is idle. */
  postponed: 'data-postponed',
  /** State of a block far down a text: it has been laid out since. */
  laidOut: 'data-laid-out',
  /** State of a page that is entered further down: all of it is laid out at once. */
  whole: 'data-whole',
} as const;

type Hook = keyof typeof hooks;

/** Attributes to spread on an element: `<nav {...hook('toc')}>`. */
export function hook(name: Hook, value = ''): Record<string, string> {
  return { [hooks[name]]: value };
}

/** The selector of what carries a hook: `closest(hooked('toc'))`. */
export function hooked(name: Hook): string {
  return `[${hooks[name]}]`;
}
