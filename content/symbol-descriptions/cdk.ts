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
      'Four positions beside an element, as a submenu takes them: after it first, before it where there is no room.',
    STANDARD_DROPDOWN_BELOW_POSITIONS:
      'Four positions below and above an element, as a menu takes them: below first, aligned with its start.',
    OverlayModule:
      'Imports the directives that open a template beside an element, and the scrolling they follow.',
  },
  'cdk-platform': {
    getSupportedInputTypes:
      'Tells which types of `<input>` this browser knows. Where there is no document, it takes all for known.',
    PlatformModule: 'Provides nothing that is not there without it: `Platform` needs no import.',
  },
  'cdk-portal': {
    PortalModule: 'Imports the directives that declare a portal and that show one.',
  },
  'cdk-scrolling': {
    VIRTUAL_SCROLLABLE:
      'The element that scrolls a virtual viewport when that is not the viewport itself.',
    CdkScrollableModule: 'Imports `cdkScrollable` alone.',
    ScrollingModule: 'Imports virtual scrolling, its viewports, and `cdkScrollable`.',
  },
  'cdk-stepper': {
    CdkStep: 'One step: its content, label and control, and whether it is done or wrong.',
    CdkStepHeader: 'The part of a step that is focused and clicked to go there.',
    CdkStepLabel: 'Marks a template as the label of its step.',
    CdkStepper:
      'Keeps a row of steps: which one shows, which may be reached, and what the arrow keys do.',
    CdkStepperModule: 'Imports the unstyled stepper, its steps and the buttons between them.',
  },
  'cdk-table': {
    StickyUpdate:
      'What a table tells about its sticky rows or columns: the elements, where each sticks, and how large it is.',
    StickyOffset: 'How far from its edge a sticky row or column stands, in pixels.',
    StickySize: 'Height of a sticky row or width of a sticky column, in pixels.',
    CdkTableModule: 'Imports the unstyled table with all its rows, cells and definitions.',
  },
  'cdk-text-field': {
    TextFieldModule:
      'Imports the directives that resize a text area to fit its text and that detect autofill.',
  },
  'cdk-tree': {
    CdkTreeModule: 'Imports the unstyled tree with its nodes, toggles and padding.',
  },
} satisfies Record<string, Record<string, string>>;
