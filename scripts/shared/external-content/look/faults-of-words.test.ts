import { faultsOfWords } from './faults-of-words';

it('accepts translations of some texts', () => {
  expect(faultsOfWords({ Search: 'Suchen', 'Browse {section}': '{section} durchsehen' })).toEqual(
    [],
  );
});

it('names texts that do not exist, and values that are missing', () => {
  expect(
    faultsOfWords({ Serch: 'Suchen', 'Browse {section}': 'Durchsehen', Guides: '{x}' }),
  ).toEqual([
    expect.stringContaining('there is no text "Serch" in the interface'),
    '"Browse {section}": expected a translation with {section}, not "Durchsehen"',
    '"Guides": expected a translation with no name in braces, not "{x}"',
  ]);
});
