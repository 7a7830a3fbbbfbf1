import { indexHistory, readApiHistory, versionLabel } from './history';
import { historyMarks } from './marks';
import type { ApiChange } from './model';

const change = (kind: ApiChange['change']): ApiChange => ({
  change: kind,
  anchor: 'MatChip',
  name: 'MatChip',
  kind: 'component',
});
const step = (from: string, to: string, ...changes: ApiChange[]) => ({
  from,
  to,
  docs: { 'material-chips': changes },
});

it('names releases by major, or by minor within a major', () => {
  expect(versionLabel('21.2.14', '22.0.7')).toBe('22');
  expect(versionLabel('22.0.7', '22.1.8')).toBe('22.1');
});

it('keeps when an anchor was added, last changed and deprecated', () => {
  const steps = [
    step('19.0.0', '20.0.0', change('added')),
    step('20.0.0', '21.0.0', change('changed')),
    step('21.0.0', '22.0.0', change('changed'), change('deprecated')),
  ];
  const known = indexHistory({ steps }).get('material-chips')?.get('MatChip');
  expect(known).toEqual({ added: '20', changed: '22', deprecated: '22' });
  expect(historyMarks(known, true).map(({ text }) => text)).toEqual([
    'Deprecated since 22',
    'New in 20',
    'Changed in 22',
  ]);
});

it('forgets removed names, so that a name that is added again counts as new', () => {
  const steps = [
    step('19.0.0', '20.0.0', change('changed')),
    step('20.0.0', '21.0.0', change('removed')),
    step('21.0.0', '22.0.0', change('added')),
  ];
  expect(indexHistory({ steps }).get('material-chips')?.get('MatChip')).toEqual({ added: '22' });
});

it('marks a deprecation even when its version is unknown', () => {
  expect(historyMarks(undefined, true)).toEqual([{ text: 'Deprecated', tone: 'old' }]);
  expect(historyMarks(undefined, false)).toEqual([]);
});

it('reads the committed history', () => {
  const { releases, steps } = readApiHistory();
  expect(steps.map(({ from, to }) => [from, to])).toEqual(
    releases.slice(1).map((to, index) => [releases[index], to]),
  );
});
