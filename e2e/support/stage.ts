import { expect, type Locator, type Page, test } from '@playwright/test';
import { liveManifest } from '@/lib/examples/manifest';
import { keyRows } from './key-table';

/** An empty page of the site's origin: a control, the example, and another control. */
const empty = `<!doctype html><html lang="en"><title>Stage</title>
<body><button>Before</button><main></main><button>After</button></body></html>`;

/** A page on which one live example stands alone, to be used with real keys. */
export class Stage {
  constructor(readonly page: Page) {}

  get focused(): Locator {
    return this.page.locator(':focus');
  }

  /** Puts an example on the stage in the place of the one before; the focus is on the control before it. */
  async mount(id: string, inputs: Readonly<Record<string, unknown>> = {}): Promise<void> {
    // One page for all: what examples share is loaded once.
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

  /** Waits for the next frame and what it leads to: what opens listens to keys only then. */
  async settle(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
  }

  /** Expects the focus on what has this name. */
  async at(name: string | RegExp): Promise<void> {
    await expect(this.focused).toHaveAccessibleName(name);
  }

  /** Presses a key and expects the focus on what has this name. */
  async go(key: string, name: string | RegExp): Promise<void> {
    await this.press(key);
    await this.at(name);
  }

  /** Expects that what has the focus calls this option its active one. */
  async active(text: string | RegExp): Promise<void> {
    await expect
      .poll(() =>
        this.focused.evaluate((element) => {
          const id = element.getAttribute('aria-activedescendant');
          return id === null ? '' : (document.getElementById(id)?.textContent ?? '').trim();
        }),
      )
      .toMatch(text);
  }

  /** Expects the text the example says what happened with. */
  async says(text: string | RegExp): Promise<void> {
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
 * Holds the table of keys of a text to what the keys do: one function a row, by the text of its first
 * cell. A row without a function fails, and so does a function without a row.
 */
export function keyTable(path: string, rows: Readonly<Record<string, RowTest>>): void {
  test.describe(`keys of ${path}`, () => {
    test('are all tested', () => {
      expect(Object.keys(rows).sort()).toEqual([...keyRows(path)].sort());
    });
    test('do what the table says', async ({ page }) => {
      await page.route('**/stage', (route) =>
        route.fulfill({ contentType: 'text/html', body: empty }),
      );
      // A key that is pressed while something still opens is not always heard.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [row, run] of Object.entries(rows)) {
        await test.step(row, () => run(new Stage(page)));
      }
    });
  });
}
