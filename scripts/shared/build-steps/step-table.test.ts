import { stepTable } from './step-table';

it('lists the times of all steps and their sums, and which steps were kept', () => {
  const table = stepTable(
    [
      { name: 'Types', wall: 21.04, processor: 30.5, kept: false },
      { name: 'API reference', wall: 0.01, processor: 0, kept: true },
      { name: 'Pages', wall: 40, processor: undefined, kept: false },
    ],
    45.26,
  );
  expect(table.split('\n')).toEqual([
    'Step                Wall  Processor',
    'Types               21.0       30.5',
    'API reference       kept',
    'Pages               40.0',
    'In all, in seconds  45.3       30.5',
  ]);
});
