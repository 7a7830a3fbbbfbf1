import type { HomeContent, Sheet } from './home-content';

export const sheet: Sheet = {
  example: 'form-field-booking',
  called: 'Booking form',
  answer: '[role=status]',
  columns: [
    [
      [
        {
          name: 'form-field',
          item: 'form-field',
          pick: 'mat-form-field',
          full: true,
          of: '.mdc-text-field',
          measure: { axis: 'height', px: 56, start: 0 },
        },
      ],
      [
        {
          name: 'chips',
          item: 'chips',
          pick: 'mat-chip-listbox',
          of: '.mat-mdc-chip',
          measure: { axis: 'height', px: 32, start: 8 },
        },
      ],
      [
        {
          name: 'button-toggle',
          item: 'button-toggle',
          pick: 'mat-button-toggle-group',
          of: '.mat-button-toggle-group',
          measure: { axis: 'height', px: 42, start: 0 },
        },
        { name: 'badge', item: 'badge', pick: '.mat-badge', of: '.mat-badge' },
      ],
      [
        {
          name: 'slide-toggle',
          item: 'slide-toggle',
          pick: 'mat-slide-toggle',
          of: '.mdc-switch',
          measure: { axis: 'width', px: 52, start: 0 },
        },
        {
          name: 'checkbox',
          item: 'checkbox',
          pick: 'mat-checkbox',
          of: '.mdc-checkbox__background',
          measure: { axis: 'height', px: 18, start: 11 },
        },
      ],
      [
        {
          name: 'button',
          item: 'button',
          pick: '.actions',
          of: '.mdc-button',
          measure: { axis: 'height', px: 40, start: 0 },
        },
        {
          name: 'fab',
          item: 'button',
          pick: '.mat-mdc-fab',
          of: '.mat-mdc-fab',
          measure: { axis: 'width', px: 56, start: 0 },
        },
      ],
    ],
    [
      [
        {
          name: 'datepicker',
          item: 'datepicker',
          pick: 'mat-calendar',
          shrinks: true,
          of: '.mat-calendar',
          measure: { axis: 'width', px: 296, start: 0 },
        },
      ],
      [
        {
          name: 'expansion',
          item: 'expansion',
          pick: 'mat-expansion-panel',
          of: '.mat-expansion-panel-header',
          measure: { axis: 'height', px: 48, start: 0 },
        },
      ],
    ],
  ],
  operation: /^(?:id|for|name|role|tabindex|required|data-.+|mat-ripple-loader-.+|aria-.+)$/,
  unseen: '.mat-calendar-body-hidden-label',
};

export const home: HomeContent = {
  tagline: 'Every component, documented and live.',
  lede: '{material} components and {cdk} CDK packages for Angular, in the colors of your theme. {examples} live examples, each with its source code.',
  install: 'ng add @angular/material',
  start: 'getting-started',
  index: [
    {
      packageName: 'material',
      title: 'All components',
      text: 'Each has an overview, an API reference and, if it can be styled, styling tokens.',
    },
  ],
  sheet,
  band: {
    id: 'cdk',
    title: 'Behavior without styling',
    text: 'The Component Dev Kit is what the components are built on: positioned overlays, focus management, virtual scrolling, drag and drop. Use it to build components of your own design.',
    button: { text: 'Explore the CDK', section: 'cdk' },
    examples: ['cdk-virtual-scroll-overview', 'cdk-drag-drop-sorting'],
  },
  steps: {
    title: 'Quick start',
    list: [
      {
        title: 'Install',
        text: 'The schematic installs Material and the CDK, then sets up fonts and a default theme.',
        code: `ng new harbor
cd harbor
ng add @angular/material`,
        language: 'bash',
      },
      {
        title: 'Import components',
        text: 'Components are standalone, so your bundle contains only the ones you import.',
        code: `@Component({
  selector: 'app-root',
  imports: [MatButton],
  template: '<button matButton>Go</button>',
})`,
        language: 'ts',
      },
      {
        title: 'Choose your colors',
        text: 'One mixin turns a palette into every color role, light and dark.',
        code: `@use '@angular/material' as mat;
html {
  color-scheme: light dark;
  @include mat.theme((
    color: mat.$azure-palette,
    typography: Roboto,
  ));
}`,
        language: 'scss',
      },
    ],
  },
  featuredGuides: ['getting-started', 'theming', 'using-component-harnesses', 'typography'],
};
