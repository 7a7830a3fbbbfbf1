import { fetchBytes } from '@/lib/browser/network/request';

/**
 * Fetches a font. It shows once it is added to `document.fonts`, and with nothing more to come.
 *
 * @param descriptors as of `@font-face`
 * @throws when it does not come, or takes too long, or is no font
 */
export async function loadFont(
  url: string,
  family: string,
  descriptors: FontFaceDescriptors,
): Promise<FontFace> {
  return new FontFace(family, await fetchBytes(url), descriptors).load();
}

/**
 * Fetches a font and tells the browser of it when it is there. A browser lays out all of the page when it hears of
 * a font, and once more when one it knows of has come; this way once.
 *
 * @throws as `loadFont` does
 */
export async function addFont(...font: Parameters<typeof loadFont>): Promise<void> {
  document.fonts.add(await loadFont(...font));
}
