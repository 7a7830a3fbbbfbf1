import { readStored, store } from '@/lib/browser/page/storage';

/** Storage key of the stylesheet of the reader's own theme, while it is applied. */
export const ownColorsKey = 'docs-own-colors';

const styleId = 'own-colors';

/** Reads the stylesheet of the reader's own theme, if it is applied. */
export function readOwnColors(): string | null {
  return readStored(ownColorsKey) || null;
}

/**
 * Shows examples, drawings and swatches in the reader's own theme.
 *
 * @param css the stylesheet, or null to show them in the site's theme again
 */
export function showOwnColors(css: string | null): void {
  const root = document.documentElement;
  let style = document.getElementById(styleId);
  if (css === null) {
    style?.remove();
    delete root.dataset['ownColors'];
    return;
  }
  if (!style) {
    style = document.createElement('style');
    style.id = styleId;
    document.head.append(style);
  }
  style.textContent = css;
  root.dataset['ownColors'] = '';
}

/** Applies and stores the reader's own theme, or removes it. */
export function storeOwnColors(css: string | null): void {
  store(ownColorsKey, css ?? '');
  showOwnColors(css);
}
