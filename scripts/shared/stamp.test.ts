/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint, fingerprintOfFiles, isStamped, writeStamp } from './stamp';

const place = () => mkdtempSync(join(tmpdir(), 'stamp-'));

it('distinguishes parts that are split at another position', () => {
  expect(fingerprint('ab', 'c')).not.toBe(fingerprint('a', 'bc'));
  expect(fingerprint('ab', 'c')).toBe(fingerprint('ab', 'c'));
});

it('changes when the content of a file changes', () => {
  const file = join(place(), 'a.txt');
  writeFileSync(file, 'one');
  const before = fingerprintOfFiles([file]);
  writeFileSync(file, 'two');
  expect(fingerprintOfFiles([file])).not.toBe(before);
});

it('matches only the last written stamp', () => {
  const file = join(place(), 'below', 'stamp');
  expect(isStamped(file, 'a')).toBe(false);
  writeStamp(file, 'a');
  expect(isStamped(file, 'a')).toBe(true);
  expect(isStamped(file, 'b')).toBe(false);
});
