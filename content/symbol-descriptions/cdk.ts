/** Descriptions of symbols of the CDK that the library's source lacks: by API document and name. Markdown. */
export const cdkDescriptions = {
  'cdk-a11y': {
    LiveAnnouncer:
      'Announces messages to screen readers through a hidden live region, which it adds to the document.',
    ActiveDescendantKeyManager:
      'Handles the keys of a list in which focus stays on one element, such as the input of an autocomplete. The active item is styled instead of focused.',
    FocusKeyManager: 'Handles the keys of a list and focuses the active item.',
    TreeKeyManagerStrategy:
      'The interface of the class that handles the keys of a tree: it accepts key events and tracks the active item.',
    FocusOrigin:
      'What focused an element: touch, the mouse, the keyboard or code. `null` means that it lost focus.',
    TreeKeyManagerFactory: 'Creates the key manager of a tree from its items and options.',
    LIVE_ANNOUNCER_ELEMENT_TOKEN:
      'Provides the element that `LiveAnnouncer` uses as its live region.',
    A11yModule:
      'Contains the directives of the package: `cdkAriaLive`, `cdkTrapFocus` and the focus monitors.',
  },
  'cdk-accordion': {
    CdkAccordionModule: 'Contains the accordion and its items.',
  },
  'cdk-bidi': {
    Direction: 'The direction of text.',
    BidiModule: 'Contains `Dir`, which sets and provides the direction of an element.',
  },
  'cdk-clipboard': {
    ClipboardModule: 'Contains the directive that copies text when its element is clicked.',
  },
  'cdk-collections': {
    DataSource:
      'Provides data to a table, tree or virtual list: `connect` returns an observable of the items, and `disconnect` cleans up.',
    UniqueSelectionDispatcherListener:
      'Is called with the id and the name of the item that was selected.',
  },
  'cdk-dialog': {
    Dialog:
      'Opens components and templates in unstyled dialogs, and lists and closes the open ones.',
    throwDialogContentAlreadyAttachedError:
      'Throws the error for a dialog container that already has content.',
    DialogModule: 'Contains the container of dialogs and the directives of portals.',
  },
  'cdk-drag-drop': {
    DragDropModule:
      'Contains all directives of drag and drop, and `cdkScrollable` for scrolling containers.',
  },
  'cdk-layout': {
    Breakpoints: 'Media queries for common window sizes, for use with `BreakpointObserver`.',
    LayoutModule: 'Contains nothing, because the services of the package work without a module.',
  },
  'cdk-listbox': {
    CdkListbox:
      'A list of options with one or several values. It manages selection, keys and roles, and has no styles.',
    CdkListboxModule: 'Contains the listbox and its options.',
  },
  'cdk-observers': {
    ObserversModule: 'Contains the directive that reports changes to the content of its element.',
  },
  'cdk-overlay': {
    STANDARD_DROPDOWN_ADJACENT_POSITIONS:
      'Four positions beside an element, as submenus use them: after the element first, then before it.',
    STANDARD_DROPDOWN_BELOW_POSITIONS:
      'Four positions below and above an element, as menus use them: below first, aligned with its start.',
    OverlayModule:
      'Contains the directives that open a template beside an element, and the scrolling package.',
  },
  'cdk-platform': {
    getSupportedInputTypes:
      'Returns the types of `<input>` that the browser supports. Without a document, it returns all types.',
    PlatformModule: 'Provides nothing. `Platform` works without this import.',
  },
  'cdk-portal': {
    PortalModule: 'Contains the directives that declare and show portals.',
  },
  'cdk-scrolling': {
    VIRTUAL_SCROLLABLE:
      "The element that scrolls a virtual viewport, if it isn't the viewport itself.",
    CdkScrollableModule: 'Contains only `cdkScrollable`.',
    ScrollingModule: 'Contains virtual scrolling, its viewports and `cdkScrollable`.',
  },
  'cdk-stepper': {
    CdkStep: 'A step, with its content, label, control and state.',
    CdkStepHeader: 'The element that users focus and click to open a step.',
    CdkStepLabel: 'Marks a template as the label of its step.',
    CdkStepper: 'Keeps track of the steps: which one is shown and which ones users can open.',
    CdkStepperModule:
      'Contains the unstyled stepper, its steps and the buttons that move between them.',
  },
  'cdk-table': {
    StickyUpdate:
      'Information about the sticky rows or columns of a table: their elements, offsets and sizes.',
    StickyOffset: 'The distance of a sticky row or column from the edge, in pixels.',
    StickySize: 'The height of a sticky row or the width of a sticky column, in pixels.',
    CdkTableModule: 'Contains the unstyled table with its rows, cells and definitions.',
  },
  'cdk-text-field': {
    TextFieldModule:
      'Imports the directives that resize a text area to fit its text and that detect autofill.',
  },
  'cdk-tree': {
    CdkTreeModule: 'Contains the unstyled tree with its nodes, toggles and padding.',
  },
} satisfies Record<string, Record<string, string>>;
