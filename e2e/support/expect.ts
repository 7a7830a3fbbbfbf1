import {
  expect as assertion,
  type ExpectMatcherState,
  type Locator,
  type MatcherReturnType,
  type Page,
} from '@playwright/test';

type State = 'attached' | 'detached' | 'visible' | 'hidden';

interface Options {
  timeout?: number;
}

/** How long assertions wait, as in the configuration. */
const usualTimeout = 15_000;

/** Waits for the state of an element, and ignores failures: the assertion after it reports them. */
async function settle(locator: Locator, state: State, { timeout = usualTimeout }: Options = {}) {
  await locator.waitFor({ state, timeout }).catch(() => undefined);
}

/** The result of an assertion that throws when it does not hold. */
async function resultOf(isNot: boolean, holds: () => Promise<void>): Promise<MatcherReturnType> {
  try {
    await holds();
    return { pass: !isNot, message: () => '' };
  } catch (error) {
    return { pass: isNot, message: () => (error instanceof Error ? error.message : String(error)) };
  }
}

const about = (locator: Locator, isNot: boolean) =>
  isNot ? assertion(locator).not : assertion(locator);

/**
 * Playwright's `expect`, without its outlines. Whenever an assertion about a missing or hidden element does not hold
 * yet, Playwright makes an outline of the whole page for its message, which costs a long page up to half a second. So
 * these assertions wait for the element first, and are tried when it is there.
 */
export const expect = assertion.extend({
  async toBeVisible(this: ExpectMatcherState, locator: Locator, options?: Options) {
    await settle(locator, this.isNot ? 'hidden' : 'visible', options);
    return resultOf(this.isNot, () => about(locator, this.isNot).toBeVisible(options));
  },
  async toBeHidden(this: ExpectMatcherState, locator: Locator, options?: Options) {
    await settle(locator, this.isNot ? 'visible' : 'hidden', options);
    return resultOf(this.isNot, () => about(locator, this.isNot).toBeHidden(options));
  },
  async toBeAttached(this: ExpectMatcherState, locator: Locator, options?: Options) {
    await settle(locator, this.isNot ? 'detached' : 'attached', options);
    return resultOf(this.isNot, () => about(locator, this.isNot).toBeAttached(options));
  },
  async toBeFocused(this: ExpectMatcherState, locator: Locator, options?: Options) {
    if (!this.isNot) await settle(locator, 'attached', options);
    return resultOf(this.isNot, () => about(locator, this.isNot).toBeFocused(options));
  },
  async toHaveAttribute(
    this: ExpectMatcherState,
    locator: Locator,
    name: string,
    value: string | RegExp = /^/,
    options?: Options,
  ) {
    if (!this.isNot && typeof value === 'string') {
      const having = locator.page().locator(`[${name}=${JSON.stringify(value)}]`);
      await settle(locator.and(having), 'attached', options);
    }
    return resultOf(this.isNot, () =>
      about(locator, this.isNot).toHaveAttribute(name, value, options),
    );
  },
  async toHaveURL(
    this: ExpectMatcherState,
    page: Page,
    url: string | RegExp | ((url: URL) => boolean),
    { timeout = usualTimeout }: Options = {},
  ) {
    const positive = assertion(page);
    if (this.isNot) return resultOf(true, () => positive.not.toHaveURL(url, { timeout }));
    await page.waitForURL(url, { waitUntil: 'commit', timeout }).catch(() => undefined);
    return resultOf(false, () => positive.toHaveURL(url, { timeout }));
  },
});
