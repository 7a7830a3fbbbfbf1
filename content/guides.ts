import type { GuideGroup, GuideRow } from './types';

/** Groups of guides, in display order. */
export const guideGroups = [
  { key: 'start', name: 'Getting started' },
  { key: 'theming', name: 'Theming' },
  { key: 'building', name: 'Custom components' },
  { key: 'recipes', name: 'Recipes' },
  { key: 'testing', name: 'Testing' },
  { key: 'reference', name: 'Reference' },
] as const satisfies readonly GuideGroup[];

/**
 * All guides in reading order, group by group. The guide list, the side list and the previous and next links
 * follow this order.
 */
export const guides = [
  {
    id: 'getting-started',
    name: 'Getting started',
    summary: 'Install Material, build a small application and test it.',
    group: 'start',
  },
  {
    id: 'schematics',
    name: 'Schematics',
    summary: 'Generate forms, tables and navigation from the command line.',
    group: 'start',
  },
  {
    id: 'upgrading',
    name: 'Upgrading',
    summary: 'Update from version 19 to 22, one major version at a time.',
    group: 'start',
  },
  {
    id: 'theming',
    name: 'Theming',
    summary: 'Add a theme with your colors, and support light and dark schemes.',
    group: 'theming',
  },
  {
    id: 'theming-your-components',
    name: 'Theming your own components',
    summary: 'Style your own components with the colors, corners and fonts of the theme.',
    group: 'theming',
  },
  {
    id: 'typography',
    name: 'Typography',
    summary: 'Load fonts, and set them and the type scale for the whole application.',
    group: 'theming',
  },
  {
    id: 'customizing-component-styles',
    name: 'Customizing component styles',
    summary: 'Change the look of components with tokens, mixins and classes.',
    group: 'theming',
  },
  {
    id: 'elevation',
    name: 'Elevation',
    summary: 'Add shadows and surface colors that show which element is above another.',
    group: 'theming',
  },
  {
    id: 'material-2-to-3',
    name: 'From Material 2 to Material 3',
    summary: 'Migrate the theme of an application in steps that you can release one by one.',
    group: 'theming',
  },
  {
    id: 'duplicate-theming-styles',
    name: 'Duplicated theme styles',
    summary: 'Find and remove theme styles that are generated more than once.',
    group: 'theming',
  },
  {
    id: 'creating-a-custom-form-field-control',
    name: 'Custom form field controls',
    summary: 'Build a control that works inside a form field, with its label, hint and errors.',
    group: 'building',
  },
  {
    id: 'creating-a-custom-stepper-using-the-cdk-stepper',
    name: 'Custom steppers',
    summary: 'Build a stepper with your own design on top of the CDK.',
    group: 'building',
  },
  {
    id: 'signal-forms',
    name: 'Signal forms',
    summary: 'Connect form fields, selects, datepickers, chips and steppers to signal forms.',
    group: 'building',
  },
  {
    id: 'server-rendering',
    name: 'Server rendering and hydration',
    summary: 'Render pages on the server, and keep them still while they hydrate.',
    group: 'building',
  },
  {
    id: 'accessibility',
    name: 'Accessibility of an application',
    summary: 'Structure pages, name controls, manage the focus and announce changes.',
    group: 'building',
  },
  {
    id: 'performance',
    name: 'Performance',
    summary: 'Speed up the first load, large tables and long lists.',
    group: 'building',
  },
  {
    id: 'bidirectionality',
    name: 'Bidirectionality',
    summary: 'Support left-to-right and right-to-left languages with one layout.',
    group: 'building',
  },
  {
    id: 'recipe-table-with-server-data',
    name: 'Table with server data',
    summary: 'Sort, filter and page rows on a server, with loading, empty and error states.',
    group: 'recipes',
    example: 'table-server-data',
  },
  {
    id: 'recipe-sign-in-form',
    name: 'Sign-in form',
    summary: 'Validate an address and a password, and show the errors of the server.',
    group: 'recipes',
    example: 'form-field-sign-in',
  },
  {
    id: 'recipe-settings-with-unsaved-changes',
    name: 'Settings with unsaved changes',
    summary: 'Ask before a page or the tab closes and changes would be lost.',
    group: 'recipes',
    example: 'dialog-unsaved-changes',
  },
  {
    id: 'recipe-editable-table',
    name: 'Editable table',
    summary: 'Edit, add and delete rows in place, with validation and errors of the server.',
    group: 'recipes',
    example: 'table-editable',
  },
  {
    id: 'recipe-dark-mode-and-density',
    name: 'Dark mode and density switch',
    summary: 'Let users choose colors and density, and remember the choice without a flash.',
    group: 'recipes',
    example: 'button-toggle-display',
  },
  {
    id: 'recipe-master-and-detail',
    name: 'Master and detail',
    summary: 'Show a list beside the details of an entry, and one after the other on phones.',
    group: 'recipes',
    example: 'list-master-detail',
  },
  {
    id: 'recipe-file-upload',
    name: 'File upload',
    summary: 'Upload files with progress, cancel and retry, by button or by drag and drop.',
    group: 'recipes',
    example: 'progress-bar-file-upload',
  },
  {
    id: 'recipe-application-shell',
    name: 'Application shell',
    summary: 'Show one navigation as a bottom bar, a rail or a drawer.',
    group: 'recipes',
    example: 'sidenav-app-shell',
  },
  {
    id: 'recipe-checkout',
    name: 'Checkout with a review',
    summary: 'Collect an order in steps, review it, and go back to what the server refuses.',
    group: 'recipes',
    example: 'stepper-checkout',
  },
  {
    id: 'recipe-kanban-board',
    name: 'Kanban board',
    summary: 'Move cards by dragging, with the keyboard or from a menu.',
    group: 'recipes',
    example: 'cdk-drag-drop-board',
  },
  {
    id: 'recipe-date-range-report',
    name: 'Report for a date range',
    summary: 'Load a report for a preset or for any other range of days.',
    group: 'recipes',
    example: 'date-range-picker-report',
  },
  {
    id: 'recipe-global-search',
    name: 'Global search in a dialog',
    summary: 'Search everything from anywhere, by a shortcut and the arrow keys.',
    group: 'recipes',
    example: 'dialog-global-search',
  },
  {
    id: 'using-component-harnesses',
    name: 'Component harnesses',
    summary: "Write tests that don't depend on markup.",
    group: 'testing',
  },
  {
    id: 'testing-in-practice',
    name: 'Testing in practice',
    summary: 'Test forms, dialogs, tables and dates, and avoid common mistakes.',
    group: 'testing',
  },
  {
    id: 'system-variables',
    name: 'System variables',
    summary: 'Look up every CSS variable of a theme and its value.',
    group: 'reference',
  },
] as const satisfies readonly GuideRow[];
