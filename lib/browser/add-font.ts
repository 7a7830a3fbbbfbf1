import { patience } from './patience';

/**
 * Fetches a font and tells the browser of it when it is there. A browser lays out all of the page when it hears of
 * a font, and once more when one it knows of has come; this way once.
 *
 * @param descriptors as of `@font-face`
 * @throws when it does not come, or takes too long, or is no font
 */
export async function addFont(
  url: string,
  family: string,
  descriptors: FontFaceDescriptors,
): Promise<void> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  const font = new FontFace(family, await answer.arrayBuffer(), descriptors);
  await font.load();
  document.fonts.add(font);
}
