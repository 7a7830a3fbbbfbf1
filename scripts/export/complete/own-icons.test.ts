/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDrawings, withOwnIcons } from './own-icons';

const symbols = new Map(
  ['close', 'menu'].map((name) => [
    name,
    `<symbol id="${name}" viewBox="0 0 24 24"><path d="M0 0"/></symbol>`,
  ]),
);
const drawings = { url: '/icons.1.svg', symbols };
const used = (name: string) => `<svg><use href="/icons.1.svg#${name}"></use></svg>`;
const page = (...parts: readonly string[]) =>
  `<body><div hidden="" data-icons=""></div>${parts.join('')}</body>`;

it('draws in the page what it shows, once', () => {
  expect(withOwnIcons(page(used('menu'), used('menu')), drawings)).toBe(
    '<body><div hidden="" data-icons=""><svg><symbol id="i-menu"><path d="M0 0"/></symbol></svg></div>' +
      '<svg><use href="#i-menu"></use></svg><svg><use href="#i-menu"></use></svg></body>',
  );
});

it('leaves a page alone that would come a round trip later, and no other', () => {
  // Nothing can be made of it: of hexadecimal digits, half are left.
  const noise = (bytes: number, seed = '') =>
    Array.from({ length: bytes / 32 }, (_, at) =>
      createHash('sha256').update(`${seed}${at}`).digest('hex'),
    ).join('');
  const path = `<path d="${noise(640, 'menu')}"/>`;
  const heavy = { ...drawings, symbols: new Map([['menu', `<symbol id="menu">${path}</symbol>`]]) };
  const bringsIcons = (bytes: number) =>
    withOwnIcons(page(noise(bytes), used('menu')), heavy).includes('<symbol');
  expect([12_800, 13_800, 16_000, 43_000, 60_000].map(bringsIcons)).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
});

it('refuses icons without a drawing, and pages without a place for one', () => {
  expect(() => withOwnIcons(page(used('help')), drawings)).toThrow('no icon "help"');
  expect(() => withOwnIcons(`<body>${used('menu')}</body>`, drawings)).toThrow('without a place');
});

it('reads the drawings of an export', () => {
  const out = mkdtempSync(join(tmpdir(), 'icons-'));
  const media = join(out, '_next/static/media');
  mkdirSync(media, { recursive: true });
  expect(() => readDrawings(out)).toThrow('expected one file');
  writeFileSync(join(media, 'icons.1.svg'), `<svg>${[...symbols.values()].join('\n')}</svg>`);
  writeFileSync(join(media, 'other.svg'), '');
  expect(readDrawings(out)).toEqual({ url: '/_next/static/media/icons.1.svg', symbols });
  rmSync(out, { recursive: true });
});
