import { itemMarks } from './item-marks';

const marks = (added: (string | undefined)[], deprecated: boolean[] = []) =>
  itemMarks(
    {
      id: 'cdk-new',
      symbols: added.map((_, at) => ({
        name: `S${at}`,
        ...(deprecated[at] && { deprecated: {} }),
      })),
    },
    new Map(added.flatMap((version, at) => (version ? [[`S${at}`, { added: version }]] : []))),
    ['22'],
  ).map(({ text }) => text);

it.each([
  ['nothing of an old part', [undefined, '21'], []],
  ['that all of it is new', ['22', '22.1'], ['New in 22']],
  ['that some of it is new', ['22', undefined], ['New symbols in 22']],
  ['nothing without symbols', [], []],
])('says %s', (_, added, said) => {
  expect(marks(added)).toEqual(said);
});

it('marks a deprecated item only as deprecated', () => {
  expect(marks(['22', undefined], [true, true])).toEqual(['Deprecated']);
  expect(marks([undefined, undefined], [true, false])).toEqual([]);
});
