import { runOrder } from './run-order';

const files = [
  { fileName: 'example', imports: ['dialog', 'core'] },
  { fileName: 'dialog', imports: ['overlay', 'core'] },
  { fileName: 'overlay', imports: ['core'] },
  { fileName: 'core', imports: [] },
  { fileName: 'other', imports: ['core'] },
  { fileName: 'egg', imports: ['hen'] },
  { fileName: 'hen', imports: ['egg', 'core'] },
];

it('has each file behind what it imports, once, and no other', () => {
  expect([...runOrder('example', files)]).toEqual(['core', 'overlay', 'dialog', 'example']);
});

it('comes to an end where files import each other', () => {
  expect([...runOrder('egg', files)]).toEqual(['core', 'hen', 'egg']);
});
