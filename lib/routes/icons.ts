import { withBase } from './base';

/** Files that stand for the site in tabs, bookmarks and on home screens, in `public/`. */
export const icons = {
  /** 16, 32 and 48 pixels, for what asks for this name without reading the page. */
  favicon: withBase('/favicon.ico'),
  /** Without a ground, in light and dark colors. */
  vector: withBase('/icon.svg'),
  /** 180 pixels, on a ground that iOS rounds itself. */
  touch: withBase('/apple-touch-icon.png'),
} as const;

/** An icon of the web manifest. */
export interface AppIcon {
  path: string;
  /** Side in pixels. */
  size: number;
  /** Whether systems may cut it to a shape of theirs: what matters lies within the middle four fifths. */
  maskable: boolean;
}

export const appIcons: readonly AppIcon[] = [
  { path: withBase('/icon-192.png'), size: 192, maskable: false },
  { path: withBase('/icon-512.png'), size: 512, maskable: false },
  { path: withBase('/icon-maskable-512.png'), size: 512, maskable: true },
];

/** What says how the site is installed. */
export const manifestFile = withBase('/manifest.webmanifest');

/** Every file that a browser or system may ask for to show the site: the export must hold them. */
export const iconFiles: readonly string[] = [
  ...Object.values(icons),
  ...appIcons.map(({ path }) => path),
  manifestFile,
];
