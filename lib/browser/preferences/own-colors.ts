import { readStored, store } from './storage';

/** Holds the style sheet of the reader's own theme, while the docs are shown in it. */
export const ownColorsKey = 'docs-own-colors';

const styleId = 'own-colors';

/** The style sheet of the reader's own theme, or nothing. */
export function readOwnColors(): string | null {
  return readStored(ownColorsKey) || null;
}

/**
 * Shows examples, drawings and swatches in the reader's own theme, or again in the site's.
 *
 * @param css nothing for the site's own
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

/** Shows and remembers them, or forgets them. */
export function storeOwnColors(css: string | null): void {
  store(ownColorsKey, css ?? '');
  showOwnColors(css);
}
