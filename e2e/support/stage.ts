import { type Locator, type Page, test } from '@playwright/test';
import { liveManifest } from '@/lib/examples/manifest';
import { expect } from './expect';
import { keyRows } from './key-table';

/** An empty page of the site's origin: a control, the example, and another control. */
const empty = `<!doctype html><html lang="en"><title>Stage</title>
<body><button>Before</button><main></main><button>After</button></body></html>`;

/** A page with a single live example, for tests with real keys. */
export class Stage {
  constructor(readonly page: Page) {}

  /** Serves the empty page, without animations: a key pressed during one may be ignored. */
  static async serve(page: Page): Promise<Stage> {
    await page.route('**/stage', (route) =>
      route.fulfill({ contentType: 'text/html', body: empty }),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    return new Stage(page);
  }

  get focused(): Locator {
    return this.page.locator(':focus');
  }

  /** Mounts an example in place of the previous one; the focus is on the control before it. */
  async mount(id: string, inputs: Readonly<Record<string, unknown>> = {}): Promise<void> {
    // One page for all examples, so that shared files are loaded once.
    if (!this.page.url().endsWith('/stage')) await this.page.goto('/stage');
    const given = `{ inputs: ${JSON.stringify(inputs)}, onOutput: () => {} }`;
    await this.page.evaluate(() => {
      document.title = 'Stage';
      document.body.removeAttribute('style');
    });
    await this.page.addScriptTag({
      type: 'module',
      content: `import { mount } from '${liveManifest().runtime}';
        window.leaveStage?.();
        const { unmount } = await mount('${id}', document.querySelector('main'), ${given});
        window.leaveStage = unmount;
        document.title = 'Mounted';`,
    });
    await expect(this.page).toHaveTitle('Mounted');
    await this.page.getByRole('button', { name: 'Before' }).focus();
  }

  /** Mounts an example and moves the focus into it. */
  async enter(id: string, inputs?: Readonly<Record<string, unknown>>): Promise<void> {
    await this.mount(id, inputs);
    await this.press('Tab');
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.settle();
      await this.page.keyboard.press(key);
    }
  }

  /** Waits for the next frame and a task after it: overlays handle keys only from then on. */
  async settle(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
  }

  /** Expects the focus on the element with this name. */
  async expectFocus(name: string | RegExp): Promise<void> {
    await expect(this.focused).toHaveAccessibleName(name);
  }

  /** Presses a key and expects the focus on the element with this name. */
  async pressTo(key: string, name: string | RegExp): Promise<void> {
    await this.press(key);
    await this.expectFocus(name);
  }

  /** Expects this option as the active descendant of the focused element. */
  async expectActiveOption(text: string | RegExp): Promise<void> {
    await expect
      .poll(() =>
        this.focused.evaluate((element) => {
          const id = element.getAttribute('aria-activedescendant');
          return id === null ? '' : (document.getElementById(id)?.textContent ?? '').trim();
        }),
      )
      .toMatch(text);
  }

  /** Expects a text in the example's live region. */
  async expectStatus(text: string | RegExp): Promise<void> {
    await expect(this.page.locator('[role="status"], [aria-live="polite"]').first()).toContainText(
      text,
    );
  }

  option(name: string | RegExp): Locator {
    return this.page.getByRole('option', { name });
  }

  item(name: string | RegExp): Locator {
    return this.page.getByRole('menuitem', { name });
  }
}

type RowTest = (stage: Stage) => Promise<void>;

/**
 * Tests the table of keys in a text: one function per row, by the text of its first cell. A row without a
 * function fails, and so does a function without a row.
 */
export function keyTable(path: string, rows: Readonly<Record<string, RowTest>>): void {
  test.describe(`keys of ${path}`, () => {
    test('all have a test', () => {
      expect(Object.keys(rows).sort()).toEqual([...keyRows(path)].sort());
    });
    test('work as the table says', async ({ page }) => {
      const stage = await Stage.serve(page);
      for (const [row, run] of Object.entries(rows)) {
        await test.step(row, () => run(stage));
      }
    });
  });
}
