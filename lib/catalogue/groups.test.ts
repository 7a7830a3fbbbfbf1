import { groupsOf } from './groups';
import { itemsOf } from './items';

jest.mock('./items', () => ({ itemsOf: jest.fn() }));
jest.mock('@/content/purposes', () => ({
  purposes: [
    { key: 'forms', name: 'Forms' },
    { key: 'empty', name: 'Empty' },
    { key: 'base', name: 'Others' },
  ],
}));

const itemsIn = (...purposes: string[]) =>
  jest.mocked(itemsOf).mockReturnValue(
    purposes.map((purpose) => ({
      id: purpose,
      name: purpose,
      summary: '',
      packageName: 'ui',
      purpose,
      exampleSpecs: [],
      apiDocId: 'ui',
      additionalApiDocs: [],
    })),
  );

it('lists groups with members', () => {
  itemsIn('base', 'forms', 'base');
  expect(groupsOf('ui').map(({ key }) => key)).toEqual(['forms', 'base']);
});

it('offers no choice of one', () => {
  itemsIn('base', 'base');
  expect(groupsOf('ui')).toEqual([]);
});
