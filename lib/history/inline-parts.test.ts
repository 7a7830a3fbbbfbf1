import { inlineParts } from './inline-parts';

it('splits texts and code, and keeps only the texts of links', () => {
  expect(inlineParts('Use [`MatA`](api:material-a#MatA)\ninstead of `b`.')).toEqual([
    { text: 'Use ', isCode: false },
    { text: 'MatA', isCode: true },
    { text: ' instead of ', isCode: false },
    { text: 'b', isCode: true },
    { text: '.', isCode: false },
  ]);
});
