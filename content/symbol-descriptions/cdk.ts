/** Descriptions of symbols of the CDK that the library's source lacks: by API document and name. Markdown. */
export const cdkDescriptions = {
  'cdk-a11y': {
    LiveAnnouncer:
      'Speaks a message to screen readers through one hidden live region, which it creates for the document.',
    ActiveDescendantKeyManager:
      'Moves through a list with the keyboard while the focus stays on one element, such as the input of an autocomplete: the active item is styled, not focused.',
    FocusKeyManager: 'Moves through a list with the keyboard and focuses the active item.',
    TreeKeyManagerStrategy:
      'What a tree needs of the class that handles its keys: feed it key events, and it says which item is active.',
    FocusOrigin:
      'How an element got the focus: by a finger, the mouse, the keyboard or code. `null` stands for the loss of focus.',
    TreeKeyManagerFactory: 'Makes the key manager of a tree, from its items and options.',
    LIVE_ANNOUNCER_ELEMENT_TOKEN:
      'Provides an element of your own as the live region that `LiveAnnouncer` writes to.',
    A11yModule:
      'Imports the directives of the accessibility tools: `cdkAriaLive`, `cdkTrapFocus` and the focus monitors.',
  },
  'cdk-accordion': {
    CdkAccordionModule: 'Imports the accordion and its items.',
  },
  'cdk-bidi': {
    Direction: 'The direction text runs in.',
    BidiModule: 'Imports `Dir`, which knows the direction of the element it stands on.',
  },
  'cdk-clipboard': {
    ClipboardModule: 'Imports the directive that copies when its element is clicked.',
  },
  'cdk-collections': {
    DataSource:
      'Where a table, tree or virtual list takes its data from: `connect` gives a stream of rows, `disconnect` ends it.',
    UniqueSelectionDispatcherListener:
      'Is told the id and the name of whatever has just been selected in a group.',
  },
  'cdk-dialog': {
    Dialog:
      'Opens components and templates as unstyled dialogs, knows which are open, and closes them.',
    throwDialogContentAlreadyAttachedError:
      'Throws the error a dialog container gives when it gets a second content.',
    DialogModule: 'Imports what `Dialog` draws with: the container and portals.',
  },
  'cdk-drag-drop': {
    DragDropModule:
      'Imports all directives of drag and drop, and the one that tells of scrolling, which long lists need.',
  },
  'cdk-layout': {
    Breakpoints: 'Media queries for common classes of screens, to hand to `BreakpointObserver`.',
    LayoutModule: 'Provides nothing that is not there without it: the services need no import.',
  },
  'cdk-listbox': {
    CdkListbox:
      'A list of options to choose one or several from: it owns the value, the keys and the roles, and brings no styles.',
    CdkListboxModule: 'Imports the list box and its options.',
  },
  'cdk-observers': {
    ObserversModule: 'Imports the directive that tells when the content of its element changes.',
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
