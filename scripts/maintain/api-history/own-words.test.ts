/** @jest-environment node */
import { instead } from '@/content/instead';
import { readApiHistory } from '@/lib/history/history';
import { withOwnWords } from './own-words';

const changes = readApiHistory().steps.flatMap(({ docs }) => Object.values(docs).flat());

it('says what to write instead of everything that was removed or deprecated', () => {
  const gone = changes.filter(
    ({ change, inherited }) => !inherited && (change === 'removed' || change === 'deprecated'),
  );
  expect(gone.length).toBeGreaterThan(0);
  expect(gone.filter((change) => change.instead === undefined).map(({ name }) => name)).toEqual([]);
});

it('has no words for what was not removed', () => {
  const removed = new Set(
    changes.filter(({ change }) => change === 'removed').map(({ name }) => name),
  );
  expect(Object.keys(instead).filter((name) => !removed.has(name))).toEqual([]);
});

it('adds words to removals only', () => {
  const change = { anchor: 'A', name: 'A', kind: 'class' } as const;
  const docs = {
    'cdk-a': [
      { ...change, change: 'added' as const },
      { ...change, change: 'removed' as const },
    ],
  };
  expect(withOwnWords(docs, { A: 'Use `B`.' })['cdk-a']?.map((each) => each.instead)).toEqual([
    undefined,
    'Use `B`.',
  ]);
});
