import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How two pictures differ. */
export interface Comparison {
  /** Pixels that differ; those that only one picture has count too. */
  pixels: number;
  /** The differing part of all pixels, from 0 to 1. */
  share: number;
  /** A PNG that shows the differing pixels in red over a faded picture; none when nothing differs. */
  difference?: Buffer;
}

/** Fills what only one picture has: a color that no theme uses. */
const padding = [255, 0, 255, 255] as const;

/** The picture on a larger canvas, at its top left. */
function pad(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const padded = new PNG({ width, height });
  for (let at = 0; at < padded.data.length; at += 4) padded.data.set(padding, at);
  PNG.bitblt(picture, padded, 0, 0, picture.width, picture.height, 0, 0);
  return padded;
}

/**
 * Compares two PNGs pixel by pixel. Of pictures of different sizes the smaller one is padded.
 *
 * @param threshold how different a color must be to count: 0 counts every difference
 */
export function compare(before: Buffer, after: Buffer, threshold: number): Comparison {
  // Most pictures are equal to the byte, which is told without unpacking them.
  if (before.equals(after)) return { pixels: 0, share: 0 };
  const pictures = [PNG.sync.read(before), PNG.sync.read(after)] as const;
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const [left, right] = pictures.map((picture) => pad(picture, width, height).data);
  const output = new PNG({ width, height });
  // The edges of letters count like everything else: both sites are drawn by one browser.
  const options = { threshold, includeAA: true };
  const pixels = left && right ? pixelmatch(left, right, output.data, width, height, options) : 0;
  if (pixels === 0) return { pixels, share: 0 };
  // Fast to write; the file is looked at once.
  const difference = PNG.sync.write(output, { deflateLevel: 1 });
  return { pixels, share: pixels / (width * height), difference };
}
