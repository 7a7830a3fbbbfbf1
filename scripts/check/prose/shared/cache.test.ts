/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { Cache } from './cache';

const schema = z.record(z.string(), z.number());
const place = () => mkdtempSync(join(tmpdir(), 'prose-'));

it('keeps values between runs, and drops unused ones', () => {
  const folder = place();
  const first = new Cache('a', schema, folder);
  first.set('x', 1);
  first.set('y', 2);
  first.save();
  const second = new Cache('a', schema, folder);
  expect(second.get('x')).toBe(1);
  second.save();
  expect(new Cache('a', schema, folder).get('y')).toBeUndefined();
});

it('treats a damaged file, or one with another format, as empty', () => {
  const folder = place();
  writeFileSync(join(folder, 'a.json'), '{"x": "text"}');
  expect(new Cache('a', schema, folder).get('x')).toBeUndefined();
  writeFileSync(join(folder, 'a.json'), '{');
  expect(new Cache('a', schema, folder).get('x')).toBeUndefined();
});
