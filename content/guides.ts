import type { GuideRow } from './types';

/** In reading order: the guide list and the previous and next links follow it. */
export const guides = [
  {
    id: 'getting-started',
    name: 'Getting started',
    summary: 'Install the packages, add a first component and see it move.',
  },
  {
    id: 'schematics',
    name: 'Schematics',
    summary: 'Generate forms, tables and navigation from the command line.',
  },
  {
    id: 'theming',
    name: 'Theming',
    summary: 'Turn one palette into every color role, light and dark.',
  },
  {
    id: 'theming-your-components',
    name: 'Theming your own components',
    summary: "Let your components follow the same colors as the library's.",
  },
  {
    id: 'system-variables',
    name: 'System variables',
    summary: 'Look up every variable of a theme, with its value.',
  },
  {
    id: 'typography',
    name: 'Typography',
    summary: 'Set fonts and the type scale for the whole application.',
  },
  {
    id: 'customizing-component-styles',
    name: 'Customizing component styles',
    summary: 'Change how a component looks without fighting its markup.',
  },
  {
    id: 'creating-a-custom-form-field-control',
    name: 'Custom form field controls',
    summary: 'Give your own control a label, an outline and errors.',
  },
  {
    id: 'creating-a-custom-stepper-using-the-cdk-stepper',
    name: 'Custom steppers',
    summary: "Build a stepper with your own looks on the CDK's logic.",
  },
  {
    id: 'signal-forms',
    name: 'Signal forms',
    summary: 'Connect form fields, selects, dates and steps to a form made of signals.',
  },
  {
    id: 'server-rendering',
    name: 'Server rendering and hydration',
    summary: 'Send complete pages from the server, and let nothing move when scripts arrive.',
  },
  {
    id: 'upgrading',
    name: 'Upgrading',
    summary: 'From 19 to 22, one major at a time: what is gone and what behaves differently.',
  },
  {
    id: 'material-2-to-3',
    name: 'From Material 2 to Material 3',
    summary: 'Change the look of an application in steps that can be shipped one by one.',
  },
  {
    id: 'accessibility',
    name: 'Accessibility of an application',
    summary: 'Outline, names, focus and announcements: the part that components leave to you.',
  },
  {
    id: 'performance',
    name: 'Performance',
    summary: 'Long lists, large tables and the first load, in the order in which they are felt.',
  },
  {
    id: 'using-component-harnesses',
    name: 'Component harnesses',
    summary: 'Write tests that outlive the markup they test.',
  },
  {
    id: 'testing-in-practice',
    name: 'Testing in practice',
    summary: 'Tests of forms, dialogs, tables and dates, and where they tend to go wrong.',
  },
  {
    id: 'elevation',
    name: 'Elevation',
    summary: 'Raise surfaces with the shadows of the design system.',
  },
  {
    id: 'duplicate-theming-styles',
    name: 'Duplicated theme styles',
    summary: 'Find out why theme styles are emitted twice, and stop it.',
  },
  {
    id: 'bidirectionality',
    name: 'Bidirectionality',
    summary: 'Serve left-to-right and right-to-left languages from one layout.',
  },
] as const satisfies readonly GuideRow[];
