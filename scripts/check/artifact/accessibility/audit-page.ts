import type { Page } from '@playwright/test';
import type { ThemeChoice } from '@/lib/browser/preferences/select-theme';
import { themeLinkId } from '@/lib/browser/preferences/theme-preference';
import { hooked, hooks } from '@/lib/design/hooks';
import { axeOn } from './axe-on';
import { allRules, colorRules, exceptions } from './rules';

/** A rule that a page violates in a theme. */
export interface Violation {
  theme: string;
  rule: string;
  /** The HTML of the elements, each shortened to one line. */
  elements: readonly string[];
}

/** An element's HTML is cut after this many characters, which is enough to identify it. */
const maxHtmlLength = 160;
/** Milliseconds in which an example starts or fails, even on a busy machine. */
const startTimeout = 30_000;

/** Whether the element that axe reports by its selector is an accepted exception of the rule. */
async function isException(page: Page, rule: string, reported: string): Promise<boolean> {
  const known = exceptions.filter((exception) => exception.rule === rule);
  if (known.length === 0) return false;
  const element = page.locator(reported).first();
  return element.evaluate(
    (one, selector) => one.matches(selector),
    known.map((exception) => exception.element).join(),
  );
}

/** Scrolls to every example of the page and waits until it has started. */
async function startExamples(page: Page): Promise<void> {
  const state = hooks.live;
  for (const stage of await page.locator(hooked('live')).all()) {
    await stage.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      ([element, name]) => element.getAttribute(name) !== 'waiting',
      [await stage.elementHandle(), state] as const,
      { timeout: startTimeout },
    );
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Applies a theme as the site does, without storing the choice. */
async function showTheme(page: Page, { name, href }: ThemeChoice): Promise<void> {
  await page.evaluate(
    async ([theme, url, id]) => {
      document.getElementById(id)?.remove();
      document.documentElement.dataset['theme'] = theme;
      if (url === undefined) return;
      const link = document.createElement('link');
      Object.assign(link, { id, rel: 'stylesheet', media: 'screen', href: url });
      await new Promise((resolve, reject) => {
        link.onload = resolve;
        link.onerror = reject;
        document.head.append(link);
      });
    },
    [name, href, themeLinkId] as const,
  );
}

/**
 * Runs axe on an open page with started examples: all rules in the first theme, only the color rules in the
 * others.
 *
 * @throws when an example or a theme does not load in time
 */
export async function auditPage(
  page: Page,
  themes: readonly ThemeChoice[],
): Promise<readonly Violation[]> {
  await startExamples(page);
  const found: Violation[] = [];
  for (const [index, theme] of themes.entries()) {
    await showTheme(page, theme);
    const { violations } = await axeOn(page, index === 0 ? allRules : colorRules).analyze();
    for (const { id, nodes } of violations) {
      const elements: string[] = [];
      for (const { html, target } of nodes) {
        if (await isException(page, id, String(target[0]))) continue;
        elements.push(html.replace(/\s+/g, ' ').slice(0, maxHtmlLength));
      }
      if (elements.length > 0) found.push({ theme: theme.name, rule: id, elements });
    }
  }
  return found;
}
