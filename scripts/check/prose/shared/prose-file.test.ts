/** @jest-environment node */
import { testProse } from '../prose.fixture';

const source = `---
# a note
---

Use \`matButton\`.

\`\`\`ts complete title="complete-name.ts"
const a = 1;
\`\`\`

- In a list:

  \`\`\`html title="complete.html"
  <b></b>
  \`\`\`
`;

it('finds fences and inline code with their lines, including front matter', () => {
  const { fences, spans, kind } = testProse(source);
  expect(kind).toBe('overview');
  expect(spans).toEqual([{ line: 5, text: 'matButton' }]);
  expect(fences).toEqual([
    { line: 8, language: 'ts', title: 'complete-name.ts', complete: true, code: 'const a = 1;' },
    // The word in the title does not count.
    { line: 14, language: 'html', title: 'complete.html', complete: false, code: '<b></b>' },
  ]);
});

it('recognizes guides by their folder', () => {
  expect(testProse('A', 'content/guides/a.md').kind).toBe('guide');
});
