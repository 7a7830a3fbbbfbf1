import type { HomeContent, Sheet } from './home-content';

export const sheet: Sheet = {
  example: 'form-field-booking',
  called: 'One booking form',
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
          measure: { axis: 'height', px: 32, start: 4 },
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
  tagline: 'Every part, drawn to measure.',
  lede: '{material} Material parts and {cdk} CDK parts for Angular, colored by your theme. {examples} examples run in these pages, each with its source beside it.',
  install: 'ng add @angular/material',
  start: 'getting-started',
  index: {
    packageName: 'material',
    title: 'Index of parts',
    text: 'Each has an overview, a full API reference and, where it has looks, styling tokens.',
  },
  sheet,
  band: {
    id: 'cdk',
    title: 'The behavior without the looks',
    text: 'The Component Dev Kit is what the components are built from: overlays that stay in view, focus that stays where it should, lists of ten thousand rows that render only those in sight, things that are dragged into order. Bring your own design and keep the hard parts.',
    button: { text: 'See the CDK', section: 'cdk' },
    examples: ['cdk-virtual-scroll-overview', 'cdk-drag-drop-sorting'],
  },
  steps: {
    title: 'From nothing to a themed page',
    list: [
      {
        title: 'Add the package',
        text: 'The schematic installs Material and the CDK, then sets up fonts and a first theme.',
        code: `ng new harbor
cd harbor
ng add @angular/material`,
        language: 'bash',
      },
      {
        title: 'Import what you use',
        text: 'Components are standalone, so your bundle holds only the ones you name.',
        code: `@Component({
  selector: 'app-root',
  imports: [MatButton],
  template: '<button matButton>Go</button>',
})`,
        language: 'ts',
      },
      {
        title: 'Choose the colors',
        text: 'One mixin turns a palette into every role, for light and for dark.',
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
