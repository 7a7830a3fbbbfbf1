/** @jest-environment node */
import { itemsOf } from '@/lib/catalogue/items';
import { changesByMajor } from './changes';
import { changeCountsOf, changesWording } from './item-changes';
import type { ApiChange } from './model';

const change = (name: string): ApiChange => ({
  change: 'added',
  anchor: name,
  name,
  kind: 'component',
});
const history = changesByMajor({
  steps: [
    {
      from: '19.1.0',
      to: '20.0.0',
      docs: { 'material-chips': [change('A')], 'cdk-a11y': [change('B')] },
    },
    { from: '20.0.0', to: '21.0.0', docs: { 'cdk-a11y': [change('C')] } },
    { from: '21.0.0', to: '22.0.0', docs: { 'material-chips': [change('D')] } },
    { from: '22.0.0', to: '22.1.0', docs: { 'material-chips': [change('E')] } },
  ],
});

it('counts the changes of an item, in all and in each major', () => {
  expect(changeCountsOf({ id: 'chips', packageName: 'material' }, history)).toEqual({
    since: '19',
    total: 3,
    majors: [
      { from: '21', to: '22', count: 2 },
      { from: '19', to: '20', count: 1 },
    ],
  });
});

it('distinguishes items of the same name in two packages, and knows those without changes', () => {
  expect(changeCountsOf({ id: 'a11y', packageName: 'material' }, history)).toBeUndefined();
  expect(itemsOf('cdk').some((item) => changeCountsOf(item) !== undefined)).toBe(true);
});

it('says how many', () => {
  expect(changesWording({ total: 1, since: '19' }).text).toBe('1 change since 19');
  expect(changesWording({ total: 17, since: '19' }).text).toBe('17 changes since 19');
});
