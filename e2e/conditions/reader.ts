import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/expect';
import { palette } from '../support/search-palette';

/** What readers do in different ways, and what they can do at all. */
export interface Reader {
  openSearch: (page: Page) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  /** Whether pages may write to the clipboard. */
  hasClipboard: boolean;
  /** Whether pages can store choices. */
  hasStorage: boolean;
}

export const usualReader: Reader = {
  openSearch: async (page) => {
    await page.keyboard.press('/');
    await expect(palette(page)).toBeVisible();
  },
  type: (field, text) => field.fill(text),
  hasClipboard: true,
  hasStorage: true,
};

/** Presses Ctrl K where the key K has another letter; there, no key is the slash of the shortcut. */
export const withCyrillicLayout: Partial<Reader> = {
  openSearch: async (page) => {
    await page.evaluate(() => {
      const init = { key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', init));
    });
    await expect(palette(page)).toBeVisible();
  },
};

/** Types as with an input method: the text is composed, and keys belong to the method until it is complete. */
export const withInputMethod: Partial<Reader> = {
  type: async (field, text) => {
    const page = field.page();
    const session = await page.context().newCDPSession(page);
    const at = text.length;
    await field.focus();
    await field.evaluate((input: HTMLInputElement) => input.select());
    await session.send('Input.imeSetComposition', { text, selectionStart: at, selectionEnd: at });
    const { href } = new URL(page.url());
    for (const key of ['Enter', 'Escape']) {
      await field.evaluate((input, pressed) => {
        const init = { key: pressed, isComposing: true, bubbles: true, cancelable: true };
        input.dispatchEvent(new KeyboardEvent('keydown', init));
      }, key);
    }
    await session.send('Input.insertText', { text });
    await expect(field).toHaveValue(text);
    expect(new URL(page.url()).pathname).toBe(new URL(href).pathname);
  },
};
