import { parseComponents } from './parse-component';

const source = `
import { Component } from '@angular/core';

@Component({ selector: 'a-panel', template: '' })
export class APanel {}

/**
 * @title Two panels
 * @summary Shows two panels beside each other.
 */
@Component({
  selector: 'a-example',
  imports: [APanel],
  templateUrl: './a-example.html',
  styleUrl: './a-example.css',
})
export class AExample {}

class Hidden {}
export class Data {}
`;

describe('parseComponents', () => {
  it('finds exported components in order, with title, selector and resources', () => {
    expect(parseComponents('a.ts', source)).toEqual([
      {
        className: 'APanel',
        selector: 'a-panel',
        title: undefined,
        summary: undefined,
        listed: undefined,
        resources: [],
      },
      {
        className: 'AExample',
        selector: 'a-example',
        title: 'Two panels',
        summary: 'Shows two panels beside each other.',
        listed: undefined,
        resources: ['./a-example.html', './a-example.css'],
      },
    ]);
  });

  it('finds nothing in a file without components', () => {
    expect(parseComponents('a.ts', 'export const a = 1;')).toEqual([]);
  });
});
