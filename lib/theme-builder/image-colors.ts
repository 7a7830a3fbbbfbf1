import { hexFromArgb, QuantizerCelebi, Score } from '@material/material-color-utilities';

/** Number of colors to which the picture is reduced before scoring, as in the library's apps. */
const clusters = 128;

/**
 * The colors of a picture that suit a theme, best first; never empty.
 *
 * @param rgba its pixels, four bytes each; transparent and translucent ones are ignored
 */
export function imageColors(rgba: Uint8ClampedArray): readonly string[] {
  const pixels: number[] = [];
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = rgba.subarray(at, at + 4);
    if (alpha === 255) pixels.push(((255 << 24) | (r << 16) | (g << 8) | b) >>> 0);
  }
  return Score.score(QuantizerCelebi.quantize(pixels, clusters)).map(hexFromArgb);
}
