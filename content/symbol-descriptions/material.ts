/**
 * Descriptions of symbols of Angular Material that the library's source lacks: by document and name.
 * Markdown.
 */
export const materialDescriptions = {
  'material-autocomplete': {
    MatAutocompleteModule: 'Imports the autocomplete, its trigger, and options.',
  },
  'material-autocomplete-testing': {
    MatAutocompleteHarness:
      'Types into an autocomplete in a test, opens its panel, and reads and selects options.',
  },
  'material-badge': { MatBadgeModule: 'Imports the badge.' },
  'material-badge-testing': {
    BadgeHarnessFilters: 'Filters the badges that a test finds by their text.',
  },
  'material-bottom-sheet': {
    MatBottomSheetModule:
      "Imports the container of bottom sheets. The service doesn't need an import.",
  },
  'material-bottom-sheet-testing': {
    BottomSheetHarnessFilters: 'Filters the bottom sheets that a test finds.',
  },
  'material-button': {
    MatButtonModule:
      'Imports text buttons, icon buttons and floating action buttons, for `<button>` and `<a>`.',
  },
  'material-button-toggle': {
    ToggleType: 'Whether users can select one toggle of a group, or several.',
    MatButtonToggleModule: 'Imports button toggles and their group.',
  },
  'material-card': {
    MatCardAppearance: 'The appearance of a card: raised, outlined or filled.',
    MatCardModule: 'Imports the card with its header, titles, images, content and actions.',
  },
  'material-checkbox': {
    MatCheckbox: 'A checkbox with a label. It can also be indeterminate.',
    MatCheckboxModule: 'Imports the checkbox.',
  },
  'material-chips': {
    MatChipsModule: 'Imports all kinds of chips, their containers, and the chip input.',
  },
  'material-chips-testing': {
    ChipAvatarHarnessFilters: 'Filters the avatars of chips that a test finds.',
    ChipEditHarnessFilters: 'Filters the edit buttons of chips that a test finds.',
    ChipEditInputHarnessFilters: 'Filters the edit fields of chips that a test finds.',
    ChipGridHarnessFilters:
      'Filters the chip grids that a test finds by whether they are disabled.',
    ChipHarnessFilters:
      'Filters the chips that a test finds by their text and by whether they are disabled.',
    ChipInputHarnessFilters:
      'Filters the chip inputs that a test finds by their value, their placeholder, and whether they are disabled.',
    ChipListboxHarnessFilters:
      'Filters the chip listboxes that a test finds by whether they are disabled.',
    ChipOptionHarnessFilters:
      'Filters the options of chip listboxes that a test finds by their text and state.',
    ChipRemoveHarnessFilters: 'Filters the remove buttons of chips that a test finds.',
    ChipRowHarnessFilters:
      'Filters the chips of chip grids that a test finds by their text and by whether they are disabled.',
    ChipSetHarnessFilters: 'Filters the chip sets that a test finds.',
  },
  'material-core': {
    MatDateFormats: 'The formats in which a date adapter parses and displays dates and times.',
    provideNativeDateAdapter:
      'Provides the adapter for the native `Date` with its formats, or with the formats that you pass.',
    MAT_NATIVE_DATE_FORMATS: 'The default formats of the adapter for the native `Date`.',
    MAT_DATE_FORMATS:
      'Token that provides the formats in which the datepicker and the timepicker parse and display values.',
    MatLineModule: 'Imports `mat-line`, a line of text in a list or grid tile.',
    MatNativeDateModule: 'Provides the adapter for the native `Date` and its formats.',
    MatOptionModule: 'Imports options and option groups for the select and the autocomplete.',
    MatPseudoCheckboxModule:
      'Imports the drawing of a checkbox that options show. It has no behavior of its own.',
    NativeDateModule: 'Provides the adapter for the native `Date` without formats.',
  },
  'material-core-testing': {
    OptgroupHarnessFilters: 'Filters the option groups that a test finds by their label.',
    OptionHarnessFilters: 'Filters the options that a test finds by their text and selection.',
  },
  'material-datepicker': {
    MatDateRangeInput: 'A field with two inputs, for the first and the last day of a range.',
    MatDatepickerToggle: 'The button that opens the calendar of a datepicker.',
    yearsPerPage: 'How many years one page of the calendar shows.',
    yearsPerRow: 'How many years one row of the calendar shows.',
    MatDatepickerModule:
      'Imports the datepicker, the range picker, the calendar and their parts, but no date adapter.',
  },
  'material-dialog': {
    MatDialogContainer:
      'The surface of a dialog, which contains the content, traps focus and runs the animations.',
    MatDialogModule:
      "Imports the parts of a dialog. The service that opens it doesn't need an import.",
  },
  'material-dialog-testing': {
    MatTestDialogOpenerModule: 'Imports the component that opens a dialog in a test.',
  },
  'material-divider': {
    MatDivider: 'A thin horizontal or vertical line between groups of content.',
    MatDividerModule: 'Imports the divider.',
  },
  'material-divider-testing': {
    DividerHarnessFilters: 'Filters the dividers that a test finds.',
  },
  'material-expansion': {
    MatExpansionModule: 'Imports expansion panels, their parts, and the accordion.',
  },
  'material-expansion-testing': {
    AccordionHarnessFilters: 'Filters the accordions that a test finds.',
    ExpansionPanelHarnessFilters:
      'Filters the panels that a test finds by title, description, content and state.',
  },
  'material-form-field': {
    MatFormFieldModule:
      'Imports the form field, with its label, hints, errors, prefixes and suffixes.',
  },
  'material-form-field-testing': {
    MatFormFieldHarness:
      'Reads the label, hints, errors, prefix, suffix, state and control of a form field in a test.',
  },
  'material-grid-list': {
    MatGridList:
      'Arranges tiles in columns of equal width. Each tile can span several columns and rows.',
    MatGridTile: 'A tile of a grid list, which covers one or more cells.',
    MatGridTileText: 'The header or footer of a tile, with lines of text and an avatar.',
    MatGridListModule: 'Imports the grid list, its tiles, and their headers and footers.',
  },
  'material-icon': { MatIconModule: "Imports the icon. The registry doesn't need an import." },
  'material-input': {
    MatInput: 'Makes a native `<input>`, `<textarea>` or `<select>` the control of a form field.',
    MatInputModule:
      'Imports the input, the form field, and the directives for text areas that resize.',
  },
  'material-list': {
    MatActionList: 'A list of buttons.',
    MatList: 'A list of rows to read, without actions.',
    MatListItem:
      'A row of a list, with up to three lines of text and optional content before and after them.',
    MatListOption: 'An option of a selection list.',
    MatNavList: 'A list of links with the `navigation` role.',
    MatSelectionList:
      'A list in which users select one or more options. It is also a form control.',
    MAT_SELECTION_LIST_VALUE_ACCESSOR:
      'Provider that registers a selection list as a form control.',
    MatListModule: 'Imports all lists, their items, and the divider.',
  },
  'material-list-testing': {
    ActionListHarnessFilters: 'Filters the action lists that a test finds.',
    ActionListItemHarnessFilters:
      'Filters the items of action lists that a test finds by their text.',
    BaseListItemHarnessFilters: 'Filters that the items of all lists have in common: their texts.',
    ListHarnessFilters: 'Filters the plain lists that a test finds.',
    ListItemHarnessFilters: 'Filters the items of plain lists that a test finds by their text.',
    ListOptionHarnessFilters:
      'Filters the options of selection lists that a test finds by their text and selection.',
    NavListHarnessFilters: 'Filters the navigation lists that a test finds.',
    NavListItemHarnessFilters:
      'Filters the links of navigation lists that a test finds by their text, address and state.',
    SelectionListHarnessFilters: 'Filters the selection lists that a test finds.',
    SubheaderHarnessFilters: 'Filters the headings of lists that a test finds by their text.',
  },
  'material-menu': {
    MatMenu: 'A panel of commands that opens from a trigger and can contain submenus.',
    MenuPositionX: 'The horizontal direction in which a menu opens.',
    MenuPositionY: 'The vertical direction in which a menu opens.',
    MatMenuModule: 'Imports the menu, its items, and its triggers.',
  },
  'material-menu-testing': {
    MatMenuItemHarness: 'Reads, focuses and clicks a menu item in a test, and opens its submenu.',
  },
  'material-paginator': { MatPaginatorModule: 'Imports the paginator.' },
  'material-progress-bar': {
    MatProgressBar: 'A bar that shows how much of a task is done, or that the task is in progress.',
    ProgressBarMode:
      'The mode of a progress bar: a known value, an unknown one, a value with a buffer, or a wait before the task starts.',
    MatProgressBarModule: 'Imports the progress bar.',
  },
  'material-progress-spinner': {
    MatProgressSpinner:
      'A ring that shows how much of a task is done, or turns while the task is in progress.',
    MatSpinner: 'An alias of the progress spinner.',
    MatProgressSpinnerModule: 'Imports the progress spinner under both of its selectors.',
  },
  'material-radio': {
    MatRadioButton: 'One option of a radio group.',
    MatRadioDefaultOptions: 'Default options for all radio buttons of an application.',
    MAT_RADIO_DEFAULT_OPTIONS: 'Token that provides the default options of radio buttons.',
    MatRadioModule: 'Imports radio buttons and the radio group.',
  },
  'material-ripple': {
    MatRipple: 'Shows a wave from the point at which its element is pressed.',
    RippleConfig: 'Options of a ripple: color, centering, radius, timing, and when it ends.',
    MatRippleModule: 'Imports the ripple.',
  },
  'material-select': {
    MatSelect:
      'Form field control for choosing one or more values from a list that opens on demand.',
    MatSelectModule: 'Imports the select, its options, and the form field.',
  },
  'material-sidenav': {
    MatDrawerContent: 'The content next to or below a drawer.',
    MatSidenav:
      'A side panel for the navigation of an application, which can stay in place while the page scrolls.',
    MatSidenavContainer: 'Contains sidenavs and the content, and lays them out.',
    MatSidenavContent: 'The content next to or below a sidenav.',
    MatSidenavModule: 'Imports sidenavs and drawers with their containers and content.',
  },
  'material-slide-toggle': {
    MatSlideToggle: 'A switch that turns a setting on or off immediately.',
    MatSlideToggleModule: 'Imports the slide toggle.',
  },
  'material-slider': {
    MatSliderRangeThumb: 'The start or end thumb of a range slider.',
    MatSliderModule: 'Imports the slider and its thumbs.',
  },
  'material-snack-bar': {
    SimpleSnackBar:
      'The content of a snack bar that is opened with text: a message and an optional action.',
    MatSnackBarModule:
      "Imports the parts of a snack bar. The service that opens it doesn't need an import.",
  },
  'material-sort': {
    SortDirection: 'The direction of a sort: ascending, descending, or empty if nothing is sorted.',
    MatSortModule: 'Imports `matSort` and the sort headers.',
  },
  'material-sort-testing': {
    SortHarnessFilters: 'Filters the groups of sort headers that a test finds.',
    SortHeaderHarnessFilters:
      'Filters the sort headers that a test finds by their label and direction.',
  },
  'material-stepper': {
    MatStep: 'A step of a stepper, with its label, its content and an optional form control.',
    MatStepHeader: 'The header of a step, with its icon and label.',
    MatStepper: 'Divides a task into steps, in a horizontal or vertical layout.',
    MatStepLabel: 'Template for the label of a step.',
    MatStepperModule:
      'Imports the stepper, its steps, and the directives for Next and Back buttons.',
  },
  'material-table': {
    MatTable: 'Renders rows of data in columns that templates define.',
    MatTableModule: 'Imports the table and its rows, cells and definitions.',
  },
  'material-tabs': {
    MatTab: 'A tab of a tab group, with its label and its content.',
    MatTabsModule: 'Contains tab groups and the tab nav bar, whose tabs are links.',
  },
  'material-timepicker': {
    MatTimepickerModule: 'Contains the timepicker, its input and its toggle.',
  },
  'material-timepicker-testing': {
    MatTimepickerHarness: 'Opens a timepicker in a test, and reads and selects its options.',
  },
  'material-toolbar': {
    MatToolbar: 'A bar for a title, navigation and actions, with one or more rows.',
    MatToolbarRow: 'One row of a toolbar with several rows.',
    MatToolbarModule: 'Contains the toolbar and its rows.',
  },
  'material-tooltip': { MatTooltipModule: 'Contains the tooltip directive.' },
  'material-tree': { MatTreeModule: 'Contains the tree with its nodes, toggles and padding.' },
  'material-tree-testing': {
    TextTree:
      'The texts of a tree in a test: one entry per node, with the entries of its children.',
  },
} satisfies Record<string, Record<string, string>>;
