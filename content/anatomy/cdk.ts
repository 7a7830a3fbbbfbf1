import type { Anatomy } from './types';

/**
 * Visible items of the CDK. The CDK has no styles, so parts whose size only depends on the example have a
 * name but no measures.
 */
export const cdkAnatomy: readonly Anatomy[] = [
  {
    item: 'accordion',
    example: 'cdk-accordion-overview',
    draw: 'cdk-accordion',
    parts: [
      { name: 'cdk-accordion', at: '', is: 'lets one item be open, or many' },
      { name: 'cdk-accordion-item', at: 'cdk-accordion-item', is: 'knows whether it is open' },
      { name: 'Button', at: 'button', is: 'yours: calls the item’s toggle' },
      { name: 'Region', at: 'p', is: 'yours: shown while the item is open' },
    ],
  },
  {
    item: 'dialog',
    example: 'cdk-dialog-overview',
    press: ['button'],
    draw: '.cdk-dialog-container',
    parts: [
      { name: 'Container', at: '', is: 'takes the focus in, keeps it and gives it back' },
      { name: 'Content', at: '.panel', is: 'your component, with its own looks' },
      { name: 'Button', at: 'button', is: 'closes by the reference it is given' },
    ],
  },
  {
    item: 'drag-drop',
    example: 'cdk-drag-drop-handle',
    width: 320,
    draw: 'ol',
    parts: [
      { name: 'cdkDropList', at: '', is: 'sorts what is dropped in it' },
      { name: 'cdkDrag', at: 'li', is: 'moves as a whole' },
      { name: 'cdkDragHandle', at: 'button', is: 'the only place it can be taken by' },
    ],
  },
  {
    item: 'listbox',
    example: 'cdk-listbox-overview',
    draw: 'ul',
    parts: [
      { name: 'cdkListbox', at: '', is: 'keeps the value and moves the focus' },
      { name: 'cdkOption', at: 'li', is: 'chosen by pointer, keys and typing' },
    ],
  },
  {
    item: 'menu',
    example: 'cdk-menu-standalone-menu',
    press: ['.trigger'],
    draw: '.menu',
    parts: [
      { name: 'cdkMenu', at: '', is: 'opens below its trigger and closes on Escape' },
      { name: 'cdkMenuItem', at: 'button', is: 'pressed, or reached by arrow keys and typing' },
      { name: 'Disabled item', at: 'button:last-child', is: 'reached, but not pressed' },
    ],
  },
  {
    item: 'overlay',
    example: 'cdk-overlay-basic',
    press: ['button'],
    draw: '.cdk-overlay-pane',
    parts: [
      { name: 'Pane', at: '', is: 'placed beside its origin, and kept in view' },
      { name: 'Content', at: '.panel', is: 'yours, from a template or a component' },
    ],
  },
  {
    item: 'scrolling',
    example: 'cdk-virtual-scroll-overview',
    draw: 'cdk-virtual-scroll-viewport',
    crop: 180,
    parts: [
      { name: 'Viewport', at: '', is: 'scrolls as far as all rows would reach' },
      { name: 'Row', at: '.star', figures: ['height'], is: 'the example’s itemSize' },
    ],
  },
  {
    item: 'stepper',
    example: 'cdk-custom-stepper-without-form',
    draw: 'dot-stepper',
    parts: [
      { name: 'Stepper', at: '', is: 'yours: extends CdkStepper' },
      { name: 'Step', at: 'p', is: 'the content of the selected cdk-step' },
      { name: 'cdkStepperPrevious', at: '.controls button:first-child', is: 'goes back' },
      { name: 'Steps', at: '.dot', is: 'yours: one button for each step' },
      { name: 'cdkStepperNext', at: '.controls button:last-child', is: 'goes on' },
    ],
  },
  {
    item: 'table',
    example: 'cdk-table-basic',
    width: 320,
    draw: 'table',
    crop: 120,
    parts: [
      { name: 'cdk-table', at: '', is: 'renders rows from a data source' },
      { name: 'cdk-header-row', at: 'thead tr', is: 'names the columns that are shown' },
      { name: 'cdk-header-cell', at: 'th:nth-child(2)', is: 'the head of a column' },
      { name: 'cdk-row', at: 'tbody tr', is: 'one for each record' },
      { name: 'cdk-cell', at: 'td:nth-child(3)', is: 'a column’s view of the record' },
    ],
  },
  {
    item: 'tree',
    example: 'cdk-tree-flat',
    press: ['cdk-tree-node button'],
    draw: 'cdk-tree',
    crop: 180,
    parts: [
      { name: 'cdk-tree', at: '', is: 'renders nodes from a data source' },
      {
        name: 'cdk-tree-node',
        at: 'cdk-tree-node',
        is: 'a record; the focus moves from one to the next',
      },
      { name: 'cdkTreeNodeToggle', at: 'button', is: 'opens and closes the node' },
      {
        name: 'Child',
        at: 'cdk-tree-node[aria-level="2"]',
        is: 'moved in by cdkTreeNodePadding',
      },
    ],
  },
];
