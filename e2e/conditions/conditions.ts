import type { Page, PlaywrightTestOptions } from '@playwright/test';
import { setDefaultFont } from '../support/default-font';
import { enableDataSaving } from '../support/open';
import { translate } from '../support/translator';
import * as found from './findings';
import { type Reader, withCyrillicLayout, withInputMethod } from './reader';

/** A reader's browser, system or network that is not like ours. */
export interface Condition {
  name: string;
  /** Settings of the browser. */
  use?: Partial<PlaywrightTestOptions>;
  /** Runs before the first page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  reader?: Partial<Reader>;
  /** What must not be on a page in this condition; each walk ends with it. */
  problems?: (page: Page) => Promise<readonly string[]>;
  /** Whether pages run scripts; otherwise the walks without scripts are taken. */
  scripts?: boolean;
}

const defaultFont = (pixels: number): Condition => ({
  name: `default font of ${pixels}px`,
  prepare: (page) => setDefaultFont(page, pixels),
});

const forcedColors = (colorScheme: 'light' | 'dark'): Condition => ({
  name: `forced colors, ${colorScheme}`,
  use: { colorScheme, contextOptions: { forcedColors: 'active' } },
  problems: found.unreadableMarks,
});

export const conditions: readonly Condition[] = [
  { name: 'translator', prepare: (page) => translate(page) },
  defaultFont(20),
  defaultFont(24),
  defaultFont(32),
  forcedColors('light'),
  forcedColors('dark'),
  {
    name: 'window of 320×256',
    use: { viewport: { width: 320, height: 256 } },
    problems: found.coveringParts,
  },
  {
    name: 'set right to left',
    prepare: (page) =>
      page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.setAttribute('dir', 'rtl');
        });
      }),
    problems: found.turnedCode,
  },
  {
    name: 'text spacing',
    prepare: (page) =>
      page.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        // The values of WCAG 1.4.12.
        sheet.replaceSync(
          `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-bottom: 2em !important }`,
        );
        document.adoptedStyleSheets = [sheet];
      }),
    problems: found.clippedText,
  },
  {
    name: 'reduced motion',
    use: { contextOptions: { reducedMotion: 'reduce' } },
    problems: found.motion,
  },
  {
    name: 'no clipboard',
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
      }),
    reader: { hasClipboard: false },
  },
  { name: 'input method', reader: withInputMethod },
  { name: 'Cyrillic layout', reader: withCyrillicLayout },
  { name: 'Save-Data', prepare: enableDataSaving },
  {
    name: 'storage that throws',
    prepare: (page) =>
      page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
      }),
    reader: { hasStorage: false },
  },
  { name: 'no scripts', use: { javaScriptEnabled: false }, scripts: false },
];
