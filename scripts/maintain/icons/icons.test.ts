/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { appIcons, icons } from '@/lib/routes/icons';
import { packIco } from '@/scripts/shared/pack-ico';
import { iconColors, mix } from '@/scripts/shared/role-colors';
import { drawVector } from './draw';

const read = (path: string) => readFileSync(join('public', path));

it('has an SVG icon that matches the mark and the colors of the default theme', () => {
  // If this fails, the mark or a color has changed: run `npm run icons`.
  expect(read(icons.vector).toString()).toBe(drawVector(iconColors()));
});

it('has icons of the declared sizes', () => {
  const { length } = appIcons;
  expect(length).toBeGreaterThan(0);
  for (const { path, size } of [...appIcons, { path: icons.touch, size: 180 }]) {
    const { width, height } = PNG.sync.read(read(path));
    expect([path, width, height]).toEqual([path, size, size]);
  }
});

it('has maskable icons with a full background, and the mark within the safe zone', () => {
  for (const { path, size } of appIcons.filter(({ maskable }) => maskable)) {
    const { data } = PNG.sync.read(read(path));
    const colorAt = (x: number, y: number) => data.subarray((y * size + x) * 4).readUInt32BE(0);
    const background = colorAt(0, 0);
    expect(background % 256).toBe(255);
    for (let at = 0; at < size * size; at++) {
      const [x, y] = [at % size, Math.floor(at / size)];
      const isOutside = Math.hypot(x - size / 2, y - size / 2) > size * 0.4;
      if (isOutside && colorAt(x, y) !== background)
        throw new Error(`${path} has a part of the mark outside of the safe zone at ${x}, ${y}`);
    }
  }
});

it('packs images with correct offsets', () => {
  const pictures = [
    { size: 16, png: Buffer.from('first') },
    { size: 256, png: Buffer.from('second!') },
  ];
  const ico = packIco(pictures);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = ico.subarray(6 + 16 * index);
    const offset = entry.readUInt32LE(12);
    expect(entry.readUInt8(0)).toBe(size % 256);
    expect(ico.subarray(offset, offset + entry.readUInt32LE(8))).toEqual(png);
  }
});

it('has a favicon with three sizes', () => {
  expect(read(icons.favicon).readUInt16LE(4)).toBe(3);
});

it('mixes colors, and throws for a role without a color', () => {
  expect(mix('#ff0000', '#0000ff', 0.5)).toBe('#800080');
  expect(() => iconColors(':root { --page: #fff; }')).toThrow('--primary-fill');
});
