import { changesByMajor } from './changes';
import type { ApiChange, HistoryStep } from './model';

const change = (name: string, kind: ApiChange['change'], fields = {}): ApiChange => ({
  change: kind,
  anchor: name,
  name,
  kind: 'component',
  ...fields,
});

const steps: HistoryStep[] = [
  {
    from: '20.2.1',
    to: '21.2.0',
    docs: { 'cdk-a11y': [change('FocusTrap', 'removed')] },
  },
  {
    from: '21.2.0',
    to: '22.0.7',
    docs: {
      'material-chips': [change('MatChip', 'removed'), change('MatChipSet', 'added')],
      'material-badge': [change('MatBadge', 'changed', { inherited: true })],
    },
  },
  {
    from: '22.0.7',
    to: '22.1.0',
    docs: {
      'material-chips-testing': [change('MatChipHarness', 'added')],
      'cdk-a11y': [change('FocusMonitor', 'changed')],
    },
  },
];

it('merges the minors of a major, newest major first', () => {
  expect(changesByMajor({ steps }).map(({ major, from, to }) => [major, from, to])).toEqual([
    ['22', '21.2.0', '22.1.0'],
    ['21', '20.2.1', '21.2.0'],
  ]);
});

it('sorts by package and item, additions before removals', () => {
  const [newest] = changesByMajor({ steps });
  expect(
    newest?.packages.map(({ name, items }) => [
      name,
      items.map(({ item, changes }) => [item.id, changes.map((c) => `${c.name} ${c.version}`)]),
    ]),
  ).toEqual([
    ['Angular Material', [['chips', ['MatChipSet 22', 'MatChipHarness 22.1', 'MatChip 22']]]],
    ['Angular CDK', [['a11y', ['FocusMonitor 22.1']]]],
  ]);
});

it('throws for a document that no item shows', () => {
  const lost = [{ from: '1', to: '2', docs: { 'cdk-lost': [change('X', 'added')] } }];
  expect(() => changesByMajor({ steps: lost })).toThrow(/cdk-lost/);
});
