import { hexFromArgb, QuantizerCelebi, Score } from '@material/material-color-utilities';

/** How many colors the picture is reduced to before they are scored, as the library's apps do. */
const clusters = 128;

/**
 * The colors of a picture that suit a theme, the best first; never none.
 *
 * @param rgba its pixels, four bytes each. Those that let something through do not count
 */
export function imageColors(rgba: Uint8ClampedArray): readonly string[] {
  const pixels: number[] = [];
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = rgba.subarray(at, at + 4);
    if (alpha === 255) pixels.push(((255 << 24) | (r << 16) | (g << 8) | b) >>> 0);
  }
  return Score.score(QuantizerCelebi.quantize(pixels, clusters)).map(hexFromArgb);
}
