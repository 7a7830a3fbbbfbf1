import { imageColors } from './image-colors';

const pixels = (...colors: readonly (readonly [number, number, number, number])[]) =>
  new Uint8ClampedArray(colors.flat());

describe('imageColors', () => {
  it('finds the saturated color of a picture that is mostly gray', () => {
    const gray = Array.from({ length: 60 }, () => [128, 128, 128, 255] as const);
    const teal = Array.from({ length: 30 }, () => [0, 128, 128, 255] as const);
    expect(imageColors(pixels(...gray, ...teal))[0]).toBe('#008080');
  });

  it('ignores transparent pixels, and finds a color in any picture', () => {
    const [color] = imageColors(pixels([255, 0, 0, 0], [255, 0, 0, 100]));
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
    expect(color).not.toBe('#ff0000');
  });
});
