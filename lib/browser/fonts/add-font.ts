import { fetchBytes } from '@/lib/browser/network/request';

/**
 * Fetches a font, to be added to `document.fonts`.
 *
 * @param descriptors descriptors of `@font-face`
 * @throws when it does not load in time, or is not a font
 */
export async function loadFont(
  url: string,
  family: string,
  descriptors: FontFaceDescriptors,
): Promise<FontFace> {
  return new FontFace(family, await fetchBytes(url), descriptors).load();
}

/**
 * Fetches a font and adds it to the page when it has loaded. Browsers lay out the whole page when a font is
 * added, and again when an added font has loaded; this way only once.
 *
 * @throws as `loadFont` does
 */
export async function addFont(...font: Parameters<typeof loadFont>): Promise<void> {
  document.fonts.add(await loadFont(...font));
}
