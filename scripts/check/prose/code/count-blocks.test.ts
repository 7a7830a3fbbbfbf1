/** @jest-environment node */
import { testProse } from '@/scripts/check/prose/prose.fixture';
import { countBlocks, formatBlocks } from './count-blocks';

it('counts checked and unchecked blocks, with reasons', () => {
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
    'Blocks: 2 of 4 checked as shown (html 1 of 2, ts 1 of 2).',
    '  1 unchecked: half of a class.',
    '  1 unchecked: a whole page or its head, not a template.',
  ]);
});
