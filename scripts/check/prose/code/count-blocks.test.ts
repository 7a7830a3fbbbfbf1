/** @jest-environment node */
import { testProse } from '@/scripts/check/prose/prose.fixture';
import { countBlocks, formatBlocks } from './count-blocks';

it('tells what is checked from what is not, and why', () => {
  const file = testProse(
    [
      '```ts\nconst a = 1;\n```',
      '```ts unchecked="half of a class"\nconst a = 1;\n```',
      '```html\n<head></head>\n```',
      '```html\n<b></b>\n```',
      '```text\nanything\n```',
    ].join('\n\n'),
  );
  expect(formatBlocks(countBlocks([file]))).toEqual([
    'Blocks: 2 of 4 checked as they are shown (html 1 of 2, ts 1 of 2).',
    '  1 not: half of a class.',
    '  1 not: a page or its head, of no component.',
  ]);
});
