import { isTableWithSummaries, withoutSummaries } from './summaries';

const row = {
  id: 'button',
  name: 'Button',
  summary: 'It says "go", and \\ starts.',
  purpose: 'base',
};

it('leaves out summaries in either notation, and nothing else', () => {
  expect(withoutSummaries(JSON.stringify([row], null, 2))).toBe(
    JSON.stringify([{ ...row, summary: undefined }], null, 2),
  );
  const authored = `  {
    id: 'button',
    summary:
      'It\\'s long.',
    hasSummaryInText: true,
    purpose: 'base',
  },\n`;
  expect(withoutSummaries(authored)).toBe(`  {\n    id: 'button',\n    purpose: 'base',\n  },\n`);
});

it('keeps what may be more than a text', () => {
  const code = '    summary: summaryOf(item),\n    summary: `a ${name}`,\n';
  expect(withoutSummaries(code)).toBe(code);
});

it.each([
  ['content/doc-items.ts', true],
  ['content/doc-items/cdk.ts', true],
  ['content/guides.ts', true],
  ['content/guides-of-others.ts', false],
  ['content/home.ts', false],
  ['lib/content/guides.ts', false],
])('says whether %s has summaries of rows', (file, expected) => {
  expect(isTableWithSummaries(file)).toBe(expected);
});
