import type { Anatomy } from '../types';

/** Components for data, states and navigation. */
export const content: readonly Anatomy[] = [
  {
    item: 'badge',
    example: 'badge-overview',
    draw: '.row:first-child button.mdc-button',
    parts: [
      { name: 'Host', at: '', figures: ['height'] },
      { name: 'Badge', at: '.mat-badge-content', figures: ['size', 'radius', 'text'] },
    ],
  },
  {
    item: 'divider',
    example: 'divider-overview',
    draw: 'mat-list',
    crop: 100,
    parts: [
      { name: 'List', at: '', is: 'what the divider divides' },
      { name: 'Inset divider', at: 'mat-divider', figures: ['start', 'height'] },
    ],
  },
  {
    item: 'icon',
    example: 'icon-overview',
    draw: 'li',
    parts: [
      { name: 'Line', at: '', is: 'the text it stands in' },
      { name: 'Icon', at: 'mat-icon', figures: ['size'] },
    ],
  },
  {
    item: 'list',
    example: 'list-overview',
    draw: 'mat-list',
    crop: 136,
    parts: [
      { name: 'List', at: '', is: 'rows without lines between them' },
      { name: 'Item of two lines', at: 'mat-list-item', figures: ['height', 'top'] },
      { name: 'Icon', at: '.mat-mdc-list-item-icon', figures: ['size', 'start'] },
      { name: 'Title', at: '.mat-mdc-list-item-title', figures: ['gap', 'text'] },
      { name: 'Line', at: '.mat-mdc-list-item-line', figures: ['text'] },
      { name: 'Meta', at: '.mat-mdc-list-item-meta', figures: ['end', 'text'] },
    ],
  },
  {
    item: 'paginator',
    example: 'paginator-overview',
    draw: 'mat-paginator',
    parts: [
      { name: 'Paginator', at: '', figures: ['height'] },
      { name: 'Range', at: '.mat-mdc-paginator-range-label', figures: ['text'] },
      {
        name: 'Previous page',
        at: '.mat-mdc-paginator-navigation-previous',
        figures: ['size', 'gap'],
      },
      { name: 'Next page', at: '.mat-mdc-paginator-navigation-next', figures: ['end'] },
    ],
  },
  {
    item: 'progress-bar',
    example: 'progress-bar-determinate',
    draw: 'mat-progress-bar',
    parts: [
      { name: 'Track', at: '', figures: ['height', 'radius'] },
      { name: 'Indicator', at: '.mdc-linear-progress__bar-inner', is: 'as long as the value says' },
    ],
  },
  {
    item: 'progress-spinner',
    example: 'progress-spinner-configurable',
    width: 600,
    draw: 'mat-progress-spinner',
    parts: [
      { name: 'Spinner', at: '', figures: ['size'] },
      { name: 'Arc', at: 'circle', is: 'a tenth of the diameter thick' },
    ],
  },
  {
    item: 'sort',
    example: 'sort-overview',
    draw: 'table',
    crop: 80,
    parts: [
      { name: 'Table', at: '', is: 'any table, or rows of any other kind' },
      { name: 'Header', at: 'th', is: 'one for each column that sorts' },
      { name: 'Label', at: '.mat-sort-header-content', is: 'pressed like a button' },
      { name: 'Arrow', at: '.mat-sort-header-arrow', figures: ['size'] },
    ],
  },
  {
    item: 'stepper',
    example: 'stepper-overview',
    width: 340,
    draw: '.mat-horizontal-stepper-header-container',
    parts: [
      { name: 'Header', at: '', figures: ['height'] },
      { name: 'Step icon', at: '.mat-step-icon', figures: ['size'] },
      { name: 'Label', at: '.mat-step-label', figures: ['text'] },
      { name: 'Line', at: '.mat-stepper-horizontal-line', is: 'fills what the steps leave' },
      { name: 'Step', at: 'mat-step-header:last-child', figures: ['width'] },
    ],
  },
  {
    item: 'table',
    example: 'table-basic',
    width: 320,
    draw: 'table',
    crop: 160,
    parts: [
      { name: 'Table', at: '', is: 'as wide as its columns need' },
      { name: 'Header row', at: '.mat-mdc-header-row', figures: ['height'] },
      { name: 'Header cell', at: 'th:nth-child(2)', figures: ['text'] },
      { name: 'Row', at: '.mat-mdc-row', figures: ['height'] },
      { name: 'Cell', at: 'td:nth-child(3)', figures: ['text'] },
    ],
  },
  {
    item: 'tabs',
    example: 'tab-group-basic',
    width: 320,
    draw: 'mat-tab-header',
    parts: [
      { name: 'Header', at: '', figures: ['height'] },
      { name: 'Label', at: '.mdc-tab__text-label', figures: ['text'] },
      {
        name: 'Indicator',
        at: '.mdc-tab-indicator__content--underline',
        figures: ['height', 'width'],
      },
      { name: 'Tab', at: '.mat-mdc-tab:last-child', figures: ['width'] },
    ],
  },
  {
    item: 'tree',
    example: 'tree-flat-overview',
    press: ['mat-tree-node button'],
    draw: 'mat-tree',
    parts: [
      { name: 'Tree', at: '', is: 'nodes one below the other' },
      { name: 'Node', at: 'mat-tree-node', figures: ['height'] },
      { name: 'Toggle', at: 'button', figures: ['size'] },
      { name: 'Child', at: 'mat-tree-node[aria-level="2"] > *', figures: ['start'] },
    ],
  },
];
