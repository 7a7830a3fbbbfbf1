import type { GuideGroup, GuideRow } from './types';

/** Groups of guides, in display order. */
export const guideGroups = [
  { key: 'start', name: 'Getting started' },
  { key: 'theming', name: 'Theming' },
  { key: 'building', name: 'Custom components' },
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
    summary: 'Install the packages, add a first component and see it run.',
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
    summary: 'Turn one palette into every color role, light and dark.',
    group: 'theming',
  },
  {
    id: 'theming-your-components',
    name: 'Theming your own components',
    summary: 'Make your own components follow the theme.',
    group: 'theming',
  },
  {
    id: 'typography',
    name: 'Typography',
    summary: 'Set fonts and the type scale for the whole application.',
    group: 'theming',
  },
  {
    id: 'customizing-component-styles',
    name: 'Customizing component styles',
    summary: 'Change how a component looks without fighting its markup.',
    group: 'theming',
  },
  {
    id: 'elevation',
    name: 'Elevation',
    summary: "Add the design system's shadows to surfaces.",
    group: 'theming',
  },
  {
    id: 'material-2-to-3',
    name: 'From Material 2 to Material 3',
    summary: 'Migrate the theme of an application in steps that ship one by one.',
    group: 'theming',
  },
  {
    id: 'duplicate-theming-styles',
    name: 'Duplicated theme styles',
    summary: 'Find out why theme styles are emitted twice, and remove the copies.',
    group: 'theming',
  },
  {
    id: 'creating-a-custom-form-field-control',
    name: 'Custom form field controls',
    summary: 'Give your own control a label, an outline and errors.',
    group: 'building',
  },
  {
    id: 'creating-a-custom-stepper-using-the-cdk-stepper',
    name: 'Custom steppers',
    summary: 'Build a stepper of your own design on top of the CDK.',
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
    summary: 'Every CSS variable of a theme, with its value.',
    group: 'reference',
  },
] as const satisfies readonly GuideRow[];
