/** A line beside a part on the home page's sheet with its length: true, or not printed. */
export interface Measure {
  axis: 'width' | 'height';
  px: number;
  /** Pixels from the part's own edge to that box. */
  start: number;
}

/** A part of the example, lying on the sheet. */
export interface SheetPart {
  /** Lettering above it. */
  name: string;
  /** Id of the Material item that documents it. */
  item: string;
  /** CSS selector of the part in the example's HTML. */
  pick: string;
  /** CSS selector, inside the part, of the boxes that are measured: on paper, and under the pointer. */
  of: string;
  /** As wide as its column. */
  full?: true;
  /** Does not keep its width on a phone, so its measure is not printed there. */
  shrinks?: true;
  measure?: Measure;
}

/** The measured sheet: an example taken apart, in columns, each of rows of parts. */
export const sheet: {
  example: string;
  /** CSS selector of what says, in a sentence, what a press has done. */
  answer: string;
  columns: readonly (readonly (readonly SheetPart[])[])[];
} = {
  example: 'form-field-booking',
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
};

/** CDK examples that run on the home page, beside their code. */
export const cdkExamples = ['cdk-virtual-scroll-overview', 'cdk-drag-drop-sorting'] as const;

/** Guides shown on the home page, by id. */
export const featuredGuides = [
  'getting-started',
  'theming',
  'using-component-harnesses',
  'typography',
] as const;
