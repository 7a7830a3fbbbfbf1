/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractIconFace } from './icon-face';

const out = mkdtempSync(join(tmpdir(), 'icon-face-'));
const folder = join(out, 'live');
afterAll(() => rmSync(out, { recursive: true }));
beforeEach(() => mkdirSync(folder, { recursive: true }));
afterEach(() => rmSync(folder, { recursive: true }));

const faceOf = (url: string) =>
  `@font-face{font-family:'Material Icons';font-weight:400;src:url(${url}) format('woff2')}`;
const write = (name: string, css: string) => writeFileSync(join(folder, name), css);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

it('removes the rule of the icon font from each stylesheet, and returns it with its URL', () => {
  write('a.css', `a{}${faceOf('icons.woff2')}b{}`);
  write('b.css', faceOf('icons.woff2'));
  write('late.css', 'c{}');
  expect(extractIconFace(out)).toBe(faceOf('/live/icons.woff2'));
  expect(['a.css', 'b.css', 'late.css'].map(read)).toEqual(['a{}b{}', '', 'c{}']);
});

it('returns nothing without examples', () => {
  expect(extractIconFace(out)).toBe('');
});

it('refuses stylesheets with different rules', () => {
  write('a.css', faceOf('icons.1.woff2'));
  write('b.css', faceOf('icons.2.woff2'));
  expect(() => extractIconFace(out)).toThrow('2 different');
});
