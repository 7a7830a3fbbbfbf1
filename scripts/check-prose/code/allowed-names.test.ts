/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { testProse } from '@/scripts/check-prose/prose.fixture';
import { allowedNames } from './allowed-names';

it.each(Object.keys(allowedNames))('still needs its allowance for %s', (name) => {
  const files = globSync('content/{overviews,guides}/**/*.md');
  const spans = files.flatMap((file) => testProse(readFileSync(file, 'utf8'), file).spans);
  expect(spans.some(({ text }) => text.includes(name))).toBe(true);
});
