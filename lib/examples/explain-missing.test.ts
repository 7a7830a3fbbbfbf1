/** @jest-environment node */
import { explainMissing } from './explain-missing';

const example = 'button-overview';
const file = 'button-overview-example.ts';

it('returns nothing for references to existing examples', () => {
  expect(explainMissing({ example })).toBeUndefined();
  expect(explainMissing({ example, file })).toBeUndefined();
});

it.each([
  [{ example: 'nope' }, 'the id of an example, not "nope"'],
  [
    { example, file: 'nope.ts' },
    /^one of the files .*button-overview-example\.ts.*, not "nope\.ts"$/,
  ],
  [{ example, file, region: 'nope' }, `a region of ${file}, not "nope"`],
])('names what is missing in %j', (reference, expected) => {
  expect(explainMissing(reference)).toMatch(expected);
});
