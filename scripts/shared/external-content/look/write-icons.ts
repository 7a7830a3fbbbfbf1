import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import sharp from 'sharp';
import { withoutBase } from '@/lib/routes/base';
import { appIcons, icons } from '@/lib/routes/icons';
import { escapeHtml } from '@/lib/text/escape-html';
import { packIco } from '@/scripts/maintain/icons/pack-ico';
import type { WorkspaceFiles } from '../workspace-files';

/** A tile with the first letter of a name, as SVG. */
export function letterTile(name: string, color: string, onColor: string): string {
  const letter = escapeHtml([...name.trim()][0]?.toUpperCase() ?? '');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">' +
    `<rect width="28" height="28" rx="6" fill="${color}"/>` +
    `<text x="14" y="20" text-anchor="middle" font-family="Roboto,Arial,sans-serif" font-size="17" font-weight="700" fill="${onColor}">${letter}</text></svg>`
  );
}

/** Puts a bitmap into an SVG, because the address of that icon ends in `.svg`. */
const wrapped = (png: Buffer) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">' +
  `<image width="96" height="96" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;

/**
 * Writes all icons of a site, made from one picture.
 *
 * @param file an SVG, PNG, JPEG or WebP file
 */
export async function writeIcons(file: string, work: WorkspaceFiles): Promise<void> {
  await writeIconsFrom(readFileSync(file), extname(file).toLowerCase() === '.svg', work);
}

/** Like {@link writeIcons}, from the content of the picture. */
export async function writeIconsFrom(
  picture: Buffer,
  isVector: boolean,
  work: WorkspaceFiles,
): Promise<void> {
  const write = (path: string, content: string | Buffer) =>
    work.write(`public${withoutBase(path)}`, content);
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const drawn = (size: number) =>
    sharp(picture, { density: 300 })
      .resize(size, size, { fit: 'contain', background: clear })
      .png();
  /** On white, because systems put it on a background of their own. */
  const onWhite = async (size: number, share: number) => {
    const inner = Math.round(size * share);
    const margin = Math.floor((size - inner) / 2);
    return sharp({ create: { width: size, height: size, channels: 4, background: '#fff' } })
      .composite([{ input: await drawn(inner).toBuffer(), left: margin, top: margin }])
      .png()
      .toBuffer();
  };
  write(icons.vector, isVector ? picture : wrapped(await drawn(96).toBuffer()));
  const small = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, png: await drawn(size).toBuffer() })),
  );
  write(icons.favicon, packIco(small));
  write(icons.touch, await onWhite(180, 0.76));
  for (const { path, size, maskable } of appIcons) {
    write(path, maskable ? await onWhite(size, 0.64) : await drawn(size).toBuffer());
  }
}
