/** @jest-environment node */
import { allItems } from '@/lib/catalogue/items';
import { changesByMajor } from './changes';
import { readApiHistory } from './history';
import { itemHistory } from './item-history';

const steps = [
  {
    from: '19.2.1',
    to: '20.2.0',
    docs: {},
    tokens: {
      chips: [
        {
          change: 'changed' as const,
          anchor: 'mat-chip-color',
          name: '--mat-chip-*',
          kind: 'styling-token' as const,
          count: 3,
          byUpdate: true as const,
        },
      ],
    },
  },
  {
    from: '20.2.0',
    to: '21.0.0',
    docs: {
      'cdk-a11y': [{ change: 'removed' as const, anchor: 'A', name: 'A', kind: 'class' as const }],
    },
  },
];
const majors = changesByMajor({ steps });

it('has every major, with the number of names that ng update changes', () => {
  const chips = itemHistory({ id: 'chips', packageName: 'material' }, majors);
  expect(chips.map(({ major, changes, updated }) => [major, changes.length, updated])).toEqual([
    ['21', 0, 0],
    ['20', 1, 3],
  ]);
  const a11y = itemHistory({ id: 'a11y', packageName: 'cdk' }, majors);
  expect(a11y.map(({ changes }) => changes.length)).toEqual([1, 0]);
});

it('throws for tokens of an item that does not exist', () => {
  const lost = [
    {
      ...steps[0],
      from: '1.0.0',
      to: '2.0.0',
      docs: {},
      tokens: { none: steps[0]?.tokens?.chips ?? [] },
    },
  ];
  expect(() => changesByMajor({ steps: lost })).toThrow(/none/);
});

it('shares all changes of the history among the items', () => {
  const all = changesByMajor(readApiHistory()).flatMap(({ packages }) =>
    packages.flatMap(({ items }) => items.flatMap(({ changes }) => changes)),
  );
  const shared = allItems().flatMap((item) => itemHistory(item).flatMap(({ changes }) => changes));
  expect(shared.length).toBe(all.length);
});
