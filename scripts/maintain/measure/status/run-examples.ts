import type { Page } from '@playwright/test';
import { liveManifest, runtimeOf } from '@/lib/examples/manifest';
import type { ItemStatus } from '@/lib/measured/status-schema';
import { axeOn } from '@/scripts/shared/accessibility/axe-on';
import { allRules, exceptions } from '@/scripts/shared/accessibility/rules';
import { isTooWide, showTheme, startIn } from './run-page';

type Run = NonNullable<ItemStatus['run']>;

/** Rules about whole pages: an example is a part of one. */
const ofPages = ['region', 'heading-order', 'page-has-heading-one', 'landmark-one-main'];
const rules: typeof allRules = {
  ...allRules,
  rules: {
    ...allRules.rules,
    ...Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }])),
  },
};

async function violationsOn(page: Page): Promise<readonly string[]> {
  const { violations } = await axeOn(page, rules).include('#host').analyze();
  const excepted = await Promise.all(
    violations.map(async ({ id, nodes }) => {
      const accepted = exceptions.filter(({ rule }) => rule === id).map(({ element }) => element);
      const selectors = nodes.map(({ target }) => String(target[0]));
      return page.evaluate(
        ({ found, known }) =>
          found.every((selector) =>
            known.some((each) => document.querySelector(selector)?.matches(each) === true),
          ),
        { found: selectors, known: accepted },
      );
    }),
  );
  return violations.filter((_, at) => excepted[at] !== true).map(({ id }) => id);
}

/**
 * Runs examples in a page without zone.js: left to right with axe in a light and a dark theme, and right to left.
 *
 * @param page from `openRunPage`
 * @throws when an example does not run, with its id
 */
export async function runExamples(page: Page, ids: readonly string[]): Promise<Omit<Run, 'from'>> {
  const { sheets } = liveManifest();
  const violations = new Set<string>();
  const tooWide: string[] = [];
  for (const id of ids) {
    const example = { id, runtime: runtimeOf(id), sheets: sheets[id] ?? [] };
    try {
      await showTheme(page, 'light');
      await startIn(page, 'ltr', example);
      const isWide = await isTooWide(page);
      for (const rule of await violationsOn(page)) violations.add(rule);
      await showTheme(page, 'dark');
      for (const rule of await violationsOn(page)) violations.add(rule);
      await startIn(page, 'rtl', example);
      if (!isWide && (await isTooWide(page))) tooWide.push(id);
    } catch (error) {
      throw new Error(`The example ${id} does not run`, { cause: error });
    }
  }
  if (await page.evaluate(() => 'Zone' in window)) throw new Error('zone.js is on the page');
  return { examples: ids.length, violations: [...violations].sort(), tooWide };
}
