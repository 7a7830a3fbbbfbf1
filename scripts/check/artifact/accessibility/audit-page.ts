import type { Page } from '@playwright/test';
import type { ThemeChoice } from '@/lib/browser/preferences/select-theme';
import { themeLinkId } from '@/lib/browser/preferences/theme-preference';
import { hooked, hooks } from '@/lib/design/hooks';
import { axeOn } from './axe-on';
import { allRules, colorRules, exceptions } from './rules';

/** A rule that a page breaks in a theme, and where. */
export interface Violation {
  theme: string;
  rule: string;
  /** The elements, as HTML, each cut to a line. */
  elements: readonly string[];
}

/** Letters of an element's HTML that tell which one it is. */
const enough = 160;
/** Milliseconds within which an example has started or failed, on a busy machine. */
const patience = 30_000;

/** Whether the element that axe found by a selector may break the rule. */
async function isException(page: Page, rule: string, found: string): Promise<boolean> {
  const known = exceptions.filter((exception) => exception.rule === rule);
  if (known.length === 0) return false;
  const element = page.locator(found).first();
  return element.evaluate(
    (one, selector) => one.matches(selector),
    known.map((exception) => exception.element).join(),
  );
}

/** Makes every example of the page live, as a visitor who reads it to its end would. */
async function runExamples(page: Page): Promise<void> {
  const state = hooks.live;
  for (const stage of await page.locator(hooked('live')).all()) {
    await stage.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      ([element, name]) => element.getAttribute(name) !== 'waiting',
      [await stage.elementHandle(), state] as const,
      { timeout: patience },
    );
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Shows a theme as the site does, without storing it. */
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
 * Runs axe over an open page, with its examples live: all rules in the first theme, and in the others
 * those that look at colors.
 *
 * @throws when an example or a theme does not load in time
 */
export async function auditPage(
  page: Page,
  themes: readonly ThemeChoice[],
): Promise<readonly Violation[]> {
  await runExamples(page);
  const found: Violation[] = [];
  for (const [index, theme] of themes.entries()) {
    await showTheme(page, theme);
    const { violations } = await axeOn(page, index === 0 ? allRules : colorRules).analyze();
    for (const { id, nodes } of violations) {
      const elements: string[] = [];
      for (const { html, target } of nodes) {
        if (await isException(page, id, String(target[0]))) continue;
        elements.push(html.replace(/\s+/g, ' ').slice(0, enough));
      }
      if (elements.length > 0) found.push({ theme: theme.name, rule: id, elements });
    }
  }
  return found;
}
