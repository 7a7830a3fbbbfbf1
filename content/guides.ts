import type { GuideGroup, GuideRow } from './types';

/** Groups of guides, in display order. */
export const guideGroups = [
  { key: 'start', name: 'Start' },
  { key: 'theming', name: 'Theming' },
  { key: 'building', name: 'Building your own' },
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
    summary: 'Install the packages, add a first component and see it move.',
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
    summary: 'From 19 to 22, one major at a time: what is gone and what behaves differently.',
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
    summary: "Let your components follow the same colors as the library's.",
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
    summary: 'Raise surfaces with the shadows of the design system.',
    group: 'theming',
  },
  {
    id: 'material-2-to-3',
    name: 'From Material 2 to Material 3',
    summary: 'Change the look of an application in steps that can be shipped one by one.',
    group: 'theming',
  },
  {
    id: 'duplicate-theming-styles',
    name: 'Duplicated theme styles',
    summary: 'Find out why theme styles are emitted twice, and stop it.',
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
    summary: "Build a stepper with your own looks on the CDK's logic.",
    group: 'building',
  },
  {
    id: 'signal-forms',
    name: 'Signal forms',
    summary: 'Connect form fields, selects, dates and steps to a form made of signals.',
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
    summary: 'Outline, names, focus and announcements: the part that components leave to you.',
    group: 'building',
  },
  {
    id: 'performance',
    name: 'Performance',
    summary: 'Long lists, large tables and the first load, in the order in which they are felt.',
    group: 'building',
  },
  {
    id: 'bidirectionality',
    name: 'Bidirectionality',
    summary: 'Serve left-to-right and right-to-left languages from one layout.',
    group: 'building',
  },
  {
    id: 'using-component-harnesses',
    name: 'Component harnesses',
    summary: 'Write tests that outlive the markup they test.',
    group: 'testing',
  },
  {
    id: 'testing-in-practice',
    name: 'Testing in practice',
    summary: 'Tests of forms, dialogs, tables and dates, and where they tend to go wrong.',
    group: 'testing',
  },
  {
    id: 'system-variables',
    name: 'System variables',
    summary: 'Look up every variable of a theme, with its value.',
    group: 'reference',
  },
] as const satisfies readonly GuideRow[];
