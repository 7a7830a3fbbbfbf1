/** A line beside a part on the home page's sheet with its length: true, or not printed. */
export interface Measure {
  axis: 'width' | 'height';
  px: number;
  /** CSS selector, inside the part, of the box that is measured. */
  of: string;
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
  /** As wide as its column. */
  full?: true;
  /** Does not keep its width on a phone, so its measure is not printed there. */
  shrinks?: true;
  measure?: Measure;
}

/** The measured sheet: an example taken apart, in columns, each of rows of parts. */
export const sheet: {
  example: string;
  columns: readonly (readonly (readonly SheetPart[])[])[];
} = {
  example: 'form-field-booking',
  columns: [
    [
      [
        {
          name: 'form-field',
          item: 'form-field',
          pick: 'mat-form-field',
          full: true,
          measure: { axis: 'height', px: 56, of: '.mdc-text-field', start: 0 },
        },
      ],
      [
        {
          name: 'chips',
          item: 'chips',
          pick: 'mat-chip-listbox',
          measure: { axis: 'height', px: 32, of: '.mat-mdc-chip', start: 4 },
        },
      ],
      [
        {
          name: 'button-toggle',
          item: 'button-toggle',
          pick: 'mat-button-toggle-group',
          measure: { axis: 'height', px: 42, of: '.mat-button-toggle-group', start: 0 },
        },
        { name: 'badge', item: 'badge', pick: '.mat-badge' },
      ],
      [
        {
          name: 'slide-toggle',
          item: 'slide-toggle',
          pick: 'mat-slide-toggle',
          measure: { axis: 'width', px: 52, of: '.mdc-switch', start: 0 },
        },
        {
          name: 'checkbox',
          item: 'checkbox',
          pick: 'mat-checkbox',
          measure: { axis: 'height', px: 18, of: '.mdc-checkbox__background', start: 11 },
        },
      ],
      [
        {
          name: 'button',
          item: 'button',
          pick: '.actions',
          measure: { axis: 'height', px: 40, of: '.mdc-button', start: 0 },
        },
        {
          name: 'fab',
          item: 'button',
          pick: '.mat-mdc-fab',
          measure: { axis: 'width', px: 56, of: '.mat-mdc-fab', start: 0 },
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
          measure: { axis: 'width', px: 296, of: '.mat-calendar', start: 0 },
        },
      ],
      [
        {
          name: 'expansion',
          item: 'expansion',
          pick: 'mat-expansion-panel',
          measure: { axis: 'height', px: 48, of: '.mat-expansion-panel-header', start: 0 },
        },
      ],
    ],
  ],
};

/** Guides shown on the home page, by id. */
export const featuredGuides = [
  'getting-started',
  'theming',
  'using-component-harnesses',
  'typography',
] as const;
