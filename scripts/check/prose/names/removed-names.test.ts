/** @jest-environment node */
import { parseProse } from '@/scripts/check/prose/shared/prose-file';
import { checkRemovals, removedNames, splitRemovals } from './removed-names';

const text = `Intro with \`MatCard\`.

| Gone | Instead |
| --- | --- |
| \`OldThing\`, \`NeverThere\` | \`MatCard\` |

| Key | Action |
| --- | --- |
| \`OldThing\` | Stays checked as a name |
`;
const file = parseProse(text, 'content/guides/sample.md');
const change = { change: 'removed' as const, anchor: 'a', name: 'Some.OldThing', kind: 'property' };
const history = { steps: [{ from: '1.0.0', to: '2.0.0', docs: { doc: [change] } }] };

it('excludes the first column of tables with the heading "Gone" from the check for existing names', () => {
  const { gone, rest } = splitRemovals(file);
  expect(gone.map((span) => span.text)).toEqual(['OldThing', 'NeverThere']);
  expect(rest.spans.map((span) => span.text)).toEqual(['MatCard', 'MatCard', 'OldThing']);
});

it('reports names that no release removed', () => {
  const { gone } = splitRemovals(file);
  const removed = removedNames(history as Parameters<typeof removedNames>[0]);
  expect(checkRemovals('x.md', gone, removed)).toEqual([
    expect.objectContaining({ line: 5, message: expect.stringContaining('"NeverThere"') }),
  ]);
});
