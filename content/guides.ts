import type { Guide } from './types';

/** In reading order: the guide list and the previous and next links follow it. */
export const guides = [
  {
    id: 'getting-started',
    name: 'Getting started',
    summary: 'Install the packages, add a first component and see it move.',
    overview: 'content/guides/getting-started.md',
  },
  {
    id: 'schematics',
    name: 'Schematics',
    summary: 'Generate forms, tables and navigation from the command line.',
    overview: 'content/guides/schematics.md',
  },
  {
    id: 'theming',
    name: 'Theming',
    summary: 'Turn one palette into every color role, light and dark.',
    overview: 'content/guides/theming.md',
  },
  {
    id: 'theming-your-components',
    name: 'Theming your own components',
    summary: "Let your components follow the same colors as the library's.",
    overview: 'content/guides/theming-your-components.md',
  },
  {
    id: 'system-variables',
    name: 'System variables',
    summary: 'Look up every variable of a theme, with its value.',
    overview: 'content/guides/system-variables.md',
  },
  {
    id: 'typography',
    name: 'Typography',
    summary: 'Set fonts and the type scale for the whole application.',
    overview: 'content/guides/typography.md',
  },
  {
    id: 'customizing-component-styles',
    name: 'Customizing component styles',
    summary: 'Change how a component looks without fighting its markup.',
    overview: 'content/guides/customizing-component-styles.md',
  },
  {
    id: 'creating-a-custom-form-field-control',
    name: 'Custom form field controls',
    summary: 'Give your own control a label, an outline and errors.',
    overview: 'content/guides/creating-a-custom-form-field-control.md',
  },
  {
    id: 'creating-a-custom-stepper-using-the-cdk-stepper',
    name: 'Custom steppers',
    summary: "Build a stepper with your own looks on the CDK's logic.",
    overview: 'content/guides/creating-a-custom-stepper-using-the-cdk-stepper.md',
  },
  {
    id: 'signal-forms',
    name: 'Signal forms',
    summary: 'Connect form fields, selects, dates and steps to a form made of signals.',
    overview: 'content/guides/signal-forms.md',
  },
  {
    id: 'server-rendering',
    name: 'Server rendering and hydration',
    summary: 'Send complete pages from the server, and let nothing move when scripts arrive.',
    overview: 'content/guides/server-rendering.md',
  },
  {
    id: 'upgrading',
    name: 'Upgrading',
    summary: 'From 19 to 22, one major at a time: what is gone and what behaves differently.',
    overview: 'content/guides/upgrading.md',
  },
  {
    id: 'material-2-to-3',
    name: 'From Material 2 to Material 3',
    summary: 'Change the look of an application in steps that can be shipped one by one.',
    overview: 'content/guides/material-2-to-3.md',
  },
  {
    id: 'accessibility',
    name: 'Accessibility of an application',
    summary: 'Outline, names, focus and announcements: the part that components leave to you.',
    overview: 'content/guides/accessibility.md',
  },
  {
    id: 'performance',
    name: 'Performance',
    summary: 'Long lists, large tables and the first load, in the order in which they are felt.',
    overview: 'content/guides/performance.md',
  },
  {
    id: 'using-component-harnesses',
    name: 'Component harnesses',
    summary: 'Write tests that outlive the markup they test.',
    overview: 'content/guides/using-component-harnesses.md',
  },
  {
    id: 'testing-in-practice',
    name: 'Testing in practice',
    summary: 'Tests of forms, dialogs, tables and dates, and where they tend to go wrong.',
    overview: 'content/guides/testing-in-practice.md',
  },
  {
    id: 'elevation',
    name: 'Elevation',
    summary: 'Raise surfaces with the shadows of the design system.',
    overview: 'content/guides/elevation.md',
  },
  {
    id: 'duplicate-theming-styles',
    name: 'Duplicated theme styles',
    summary: 'Find out why theme styles are emitted twice, and stop it.',
    overview: 'content/guides/duplicate-theming-styles.md',
  },
  {
    id: 'bidirectionality',
    name: 'Bidirectionality',
    summary: 'Serve left-to-right and right-to-left languages from one layout.',
    overview: 'content/guides/bidirectionality.md',
  },
] as const satisfies readonly Guide[];
