import { executionOrder } from './execution-order';

const files = [
  { fileName: 'example', imports: ['dialog', 'core'] },
  { fileName: 'dialog', imports: ['overlay', 'core'] },
  { fileName: 'overlay', imports: ['core'] },
  { fileName: 'core', imports: [] },
  { fileName: 'other', imports: ['core'] },
  { fileName: 'egg', imports: ['hen'] },
  { fileName: 'hen', imports: ['egg', 'core'] },
];

it('lists each imported file once, after its own imports', () => {
  expect([...executionOrder('example', files)]).toEqual(['core', 'overlay', 'dialog', 'example']);
});

it('handles import cycles', () => {
  expect([...executionOrder('egg', files)]).toEqual(['core', 'hen', 'egg']);
});
