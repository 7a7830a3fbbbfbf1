import type { Anatomy } from '../types';

/** Containers, and components that open above the page. */
export const surfaces: readonly Anatomy[] = [
  {
    item: 'card',
    example: 'card-overview',
    draw: 'mat-card',
    parts: [
      { name: 'Card', at: '', figures: ['radius'] },
      { name: 'Avatar', at: '.mat-mdc-card-avatar', figures: ['size', 'start', 'top'] },
      { name: 'Title', at: 'mat-card-title', figures: ['gap', 'text'] },
      { name: 'Subtitle', at: 'mat-card-subtitle', figures: ['text'] },
      { name: 'Content', at: 'mat-card-content p', figures: ['start', 'end', 'text'] },
      { name: 'Actions', at: 'mat-card-actions', figures: ['height'] },
    ],
  },
  {
    item: 'dialog',
    example: 'dialog-overview',
    press: ['button'],
    draw: '.mat-mdc-dialog-surface',
    parts: [
      { name: 'Surface', at: '', figures: ['radius'] },
      { name: 'Title', at: '.mat-mdc-dialog-title', figures: ['text'] },
      { name: 'Content', at: '.mat-mdc-dialog-content mat-form-field', figures: ['start', 'end'] },
      { name: 'Actions', at: 'mat-dialog-actions', figures: ['height'] },
      {
        name: 'Last action',
        at: 'mat-dialog-actions button:last-child',
        figures: ['end', 'bottom'],
      },
    ],
  },
  {
    item: 'bottom-sheet',
    example: 'bottom-sheet-overview',
    window: 400,
    press: ['button'],
    draw: '.mat-bottom-sheet-container',
    parts: [
      { name: 'Sheet', at: '', is: 'rises from the lower edge of the window' },
      { name: 'List', at: 'mat-action-list', figures: ['start', 'top'] },
      { name: 'Item', at: '.mat-mdc-list-item', figures: ['height'] },
    ],
  },
  {
    item: 'menu',
    example: 'menu-icons',
    press: ['.message button'],
    draw: '.mat-mdc-menu-panel',
    parts: [
      { name: 'Panel', at: '', figures: ['radius'] },
      { name: 'Item', at: '.mat-mdc-menu-item', figures: ['height', 'top'] },
      { name: 'Icon', at: '.mat-icon', figures: ['size', 'start'] },
      { name: 'Label', at: '.mat-mdc-menu-item-text', figures: ['gap', 'text'] },
    ],
  },
  {
    item: 'snack-bar',
    example: 'snack-bar-overview',
    press: ['button'],
    draw: 'mat-snack-bar-container > div',
    parts: [
      { name: 'Surface', at: '', figures: ['height', 'radius'] },
      { name: 'Message', at: '.mat-mdc-snack-bar-label', figures: ['text'] },
      { name: 'Action', at: '.mat-mdc-snack-bar-action', figures: ['height', 'end'] },
    ],
  },
  {
    item: 'tooltip',
    example: 'tooltip-overview',
    hover: 'button',
    draw: '.mat-mdc-tooltip-surface',
    parts: [{ name: 'Surface', at: '', figures: ['height', 'width', 'radius', 'text'] }],
  },
  {
    item: 'expansion',
    example: 'expansion-overview',
    press: ['mat-expansion-panel-header'],
    draw: 'mat-expansion-panel',
    parts: [
      { name: 'Panel', at: '', figures: ['radius'] },
      { name: 'Header', at: 'mat-expansion-panel-header', figures: ['height'] },
      { name: 'Title', at: 'mat-panel-title', figures: ['start', 'text'] },
      { name: 'Description', at: 'mat-panel-description', figures: ['text'] },
      { name: 'Indicator', at: '.mat-expansion-indicator svg', figures: ['size', 'end'] },
      { name: 'Body', at: '.mat-expansion-panel-body p', figures: ['bottom'] },
    ],
  },
  {
    item: 'grid-list',
    example: 'grid-list-overview',
    draw: 'mat-grid-list',
    parts: [
      { name: 'Grid', at: '', is: 'as wide as what holds it' },
      { name: 'Tile', at: 'mat-grid-tile', figures: ['height'] },
      { name: 'Next tile', at: 'mat-grid-tile:nth-child(2)', figures: ['gap'] },
    ],
  },
  {
    item: 'sidenav',
    example: 'sidenav-overview',
    width: 320,
    draw: 'mat-sidenav-container',
    parts: [
      { name: 'Container', at: '', is: 'as large as what holds it' },
      { name: 'Sidenav', at: 'mat-sidenav', figures: ['width', 'radius'] },
      { name: 'Content', at: 'mat-sidenav-content', is: 'moves aside, or lies below the backdrop' },
    ],
  },
  {
    item: 'toolbar',
    example: 'toolbar-overview',
    width: 320,
    draw: 'mat-toolbar',
    parts: [
      { name: 'Row', at: '', figures: ['height'] },
      { name: 'Icon button', at: 'button', figures: ['size', 'start'] },
      { name: 'Title', at: 'button + span', figures: ['text'] },
      { name: 'Last action', at: 'button:last-child', figures: ['end'] },
    ],
  },
];
