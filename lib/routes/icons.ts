import { withBase } from './base';

/** Icons for tabs, bookmarks and home screens; the files are in `public/`. */
export const icons = {
  /** 16, 32 and 48 pixels, for clients that request this name without reading the page. */
  favicon: withBase('/favicon.ico'),
  /** Without a background, in light and dark colors. */
  vector: withBase('/icon.svg'),
  /** 180 pixels, with a background whose corners iOS rounds. */
  touch: withBase('/apple-touch-icon.png'),
} as const;

/** An icon of the web manifest. */
export interface AppIcon {
  path: string;
  /** Side in pixels. */
  size: number;
  /** Whether systems may crop it to a shape; the important part is inside the middle 80 %. */
  maskable: boolean;
}

export const appIcons: readonly AppIcon[] = [
  { path: withBase('/icon-192.png'), size: 192, maskable: false },
  { path: withBase('/icon-512.png'), size: 512, maskable: false },
  { path: withBase('/icon-maskable-512.png'), size: 512, maskable: true },
];

/** The web app manifest, for installing the site. */
export const manifestFile = withBase('/manifest.webmanifest');

/** All files that a browser or system may request to show the site's icons; the export must contain them. */
export const iconFiles: readonly string[] = [
  ...Object.values(icons),
  ...appIcons.map(({ path }) => path),
  manifestFile,
];
