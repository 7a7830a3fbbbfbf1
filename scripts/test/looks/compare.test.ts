/** @jest-environment node */
import { PNG } from 'pngjs';
import { compare } from './compare';
import { parseOptions } from './options';

type Color = readonly [number, number, number];
const gray: Color = [71, 74, 95];

/** A picture of one color, with some pixels of another. */
function picture(width: number, height: number, dots: readonly number[] = [], dot: Color = gray) {
  const png = new PNG({ width, height });
  for (let pixel = 0; pixel < width * height; pixel++) {
    png.data.set([...(dots.includes(pixel) ? dot : [255, 255, 255]), 255], pixel * 4);
  }
  return PNG.sync.write(png);
}

it('finds nothing in equal pictures, however they are packed', () => {
  const one = picture(4, 4, [3]);
  const repacked = PNG.sync.write(PNG.sync.read(one), { deflateLevel: 0 });
  expect(repacked.equals(one)).toBe(false);
  expect(compare(one, one, 0)).toEqual({ pixels: 0, share: 0 });
  expect(compare(one, repacked, 0)).toEqual({ pixels: 0, share: 0 });
});

it('counts the pixels that differ and draws where', () => {
  const { pixels, share, difference } = compare(picture(4, 4), picture(4, 4, [0, 5]), 0);
  expect({ pixels, share }).toEqual({ pixels: 2, share: 2 / 16 });
  const drawn = PNG.sync.read(difference ?? Buffer.alloc(0)).data;
  expect([...drawn.subarray(0, 3)]).toEqual([255, 0, 0]);
  expect([...drawn.subarray(4, 7)]).not.toEqual([255, 0, 0]);
});

it('sees two steps of a color by the threshold of the command, and takes one for rounding', () => {
  const { threshold } = parseOptions(['other']);
  const pixelsOf = (color: Color) =>
    compare(picture(4, 4, [1], gray), picture(4, 4, [1], color), threshold).pixels;
  expect(pixelsOf([73, 76, 97])).toBe(1);
  expect(pixelsOf([70, 75, 96])).toBe(0);
});

it('counts what only the larger picture has, white as it may be', () => {
  expect(compare(picture(4, 4), picture(4, 6), 0)).toMatchObject({ pixels: 8, share: 8 / 24 });
  expect(compare(picture(5, 2), picture(4, 4), 0)).toMatchObject({ pixels: 10, share: 10 / 20 });
});
