/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { testProse } from '@/scripts/check/prose/prose.fixture';
import { allowedNames } from './allowed-names';

it.each(Object.keys(allowedNames))('uses the allowed name %s in a text', (name) => {
  const texts = globSync('content/{overviews,guides}/**/*.md').map((file) =>
    readFileSync(file, 'utf8'),
  );
  const uses = texts.filter((text) => text.includes(name)).flatMap((text) => testProse(text).spans);
  expect(uses.some(({ text }) => text.includes(name))).toBe(true);
});
