import type { Anatomy } from '../types';

/** Components that users press, choose or fill in. */
export const controls: readonly Anatomy[] = [
  {
    item: 'button',
    example: 'button-overview',
    draw: '.row:nth-child(2) button:nth-of-type(2)',
    parts: [
      { name: 'Container', at: '', figures: ['height', 'radius'] },
      { name: 'Icon', at: '.mat-icon', figures: ['size', 'start'] },
      { name: 'Label', at: '.mdc-button__label', figures: ['gap', 'end', 'text'] },
      {
        name: 'Touch target',
        at: '.mat-mdc-button-touch-target',
        figures: ['height'],
        unseen: true,
      },
    ],
  },
  {
    item: 'button-toggle',
    example: 'button-toggle-overview',
    draw: 'mat-button-toggle-group',
    parts: [
      { name: 'Group', at: '', figures: ['height', 'radius'] },
      {
        name: 'Check mark',
        at: '.mat-button-toggle-checked .mat-pseudo-checkbox',
        figures: ['size', 'start'],
      },
      {
        name: 'Label',
        at: '.mat-button-toggle-checked .mat-button-toggle-label-content',
        figures: ['text'],
      },
      { name: 'Toggle', at: 'mat-button-toggle:nth-child(2)', figures: ['width'] },
    ],
  },
  {
    item: 'checkbox',
    example: 'checkbox-overview',
    draw: 'li mat-checkbox',
    parts: [
      { name: 'State layer', at: '.mdc-checkbox', figures: ['size'], unseen: true },
      { name: 'Box', at: '.mdc-checkbox__background', figures: ['size', 'start', 'radius'] },
      { name: 'Label', at: '.mdc-label', figures: ['text'] },
      {
        name: 'Touch target',
        at: '.mat-mdc-checkbox-touch-target',
        figures: ['size'],
        unseen: true,
      },
    ],
  },
  {
    item: 'radio',
    example: 'radio-overview',
    draw: '.mat-mdc-radio-checked',
    parts: [
      { name: 'State layer', at: '.mdc-radio', figures: ['size'], unseen: true },
      { name: 'Circle', at: '.mdc-radio__outer-circle', figures: ['size', 'start'] },
      { name: 'Label', at: '.mdc-label', figures: ['text'] },
      { name: 'Touch target', at: '.mat-mdc-radio-touch-target', figures: ['size'], unseen: true },
    ],
  },
  {
    item: 'slide-toggle',
    example: 'slide-toggle-overview',
    draw: 'mat-slide-toggle',
    parts: [
      { name: 'Track', at: '.mdc-switch', figures: ['size'] },
      { name: 'Handle', at: '.mdc-switch__handle', figures: ['size'] },
      { name: 'Icon', at: '.mdc-switch__icon--on', figures: ['size'] },
      { name: 'Label', at: '.mdc-label', figures: ['gap', 'text'] },
      {
        name: 'Touch target',
        at: '.mat-mdc-slide-toggle-touch-target',
        figures: ['height'],
        unseen: true,
      },
    ],
  },
  {
    item: 'slider',
    example: 'slider-overview',
    draw: 'mat-slider',
    parts: [
      { name: 'Slider', at: '', figures: ['height'] },
      { name: 'Track', at: '.mdc-slider__track', figures: ['height'] },
      { name: 'Handle', at: '.mdc-slider__thumb-knob', figures: ['size'] },
      { name: 'Touch target', at: '.mdc-slider__thumb', figures: ['size'], unseen: true },
    ],
  },
  {
    item: 'chips',
    example: 'chips-input',
    width: 320,
    draw: 'mat-chip-row',
    parts: [
      { name: 'Container', at: '', figures: ['height', 'radius'] },
      { name: 'Label', at: '.mat-mdc-chip-action-label', figures: ['start', 'text'] },
      { name: 'Remove button', at: '.mat-mdc-chip-remove .mat-icon', figures: ['size', 'end'] },
    ],
  },
  {
    item: 'form-field',
    example: 'form-field-prefix-suffix',
    draw: 'mat-form-field',
    parts: [
      { name: 'Container', at: '.mdc-text-field', figures: ['height', 'radius'] },
      { name: 'Prefix', at: '.mat-mdc-form-field-icon-prefix', figures: ['width'] },
      { name: 'Label', at: 'label', figures: ['start', 'text'] },
      { name: 'Suffix', at: '.mat-mdc-form-field-icon-suffix', figures: ['width'] },
      { name: 'Room for a hint', at: '.mat-mdc-form-field-subscript-wrapper', figures: ['height'] },
    ],
  },
  {
    item: 'input',
    example: 'input-hint',
    draw: 'mat-form-field',
    parts: [
      { name: 'Field', at: '.mdc-text-field', figures: ['height'] },
      { name: 'Label', at: 'label', figures: ['start', 'text'] },
      { name: 'Hint', at: 'mat-hint', figures: ['start', 'text'] },
      { name: 'Counter', at: '.mat-mdc-form-field-hint-end', figures: ['end'] },
    ],
  },
  {
    item: 'select',
    example: 'select-overview',
    draw: 'mat-form-field',
    parts: [
      { name: 'Field', at: '.mdc-text-field', figures: ['height'] },
      { name: 'Label', at: 'label', figures: ['start', 'text'] },
      { name: 'Value', at: '.mat-mdc-select-value', figures: ['start', 'text'] },
      { name: 'Arrow', at: '.mat-mdc-select-arrow', figures: ['size', 'end'] },
    ],
  },
  {
    item: 'autocomplete',
    example: 'autocomplete-overview',
    press: ['input'],
    draw: '.mat-mdc-autocomplete-panel',
    crop: 160,
    parts: [
      { name: 'Panel', at: '', figures: ['radius'] },
      { name: 'Option', at: 'mat-option', figures: ['height'] },
      { name: 'Label', at: '.mdc-list-item__primary-text', figures: ['start', 'text'] },
    ],
  },
  {
    item: 'datepicker',
    example: 'datepicker-inline-calendar',
    draw: 'mat-calendar',
    parts: [
      { name: 'Calendar', at: '', figures: ['width'] },
      { name: 'Period', at: '.mat-calendar-period-button', figures: ['height'] },
      { name: 'Next month', at: '.mat-calendar-next-button', figures: ['size'] },
      { name: 'Days of the week', at: '.mat-calendar-table-header th', figures: ['text'] },
      { name: 'Day', at: '.mat-calendar-body-cell', figures: ['size'] },
      { name: 'Chosen day', at: '.mat-calendar-body-selected', figures: ['radius', 'text'] },
    ],
  },
  {
    item: 'timepicker',
    example: 'timepicker-overview',
    press: ['mat-timepicker-toggle button'],
    draw: '.mat-timepicker-panel',
    crop: 160,
    parts: [
      { name: 'Panel', at: '', figures: ['radius'] },
      { name: 'Option', at: 'mat-option', figures: ['height'] },
      { name: 'Time', at: '.mdc-list-item__primary-text', figures: ['start', 'text'] },
    ],
  },
];
