import type { Page } from '@playwright/test';
import { axeOn } from './axe-on';
import { allRules, exceptions } from './rules';

/** Rules about whole pages: an example is a part of one. */
const ofPages = ['region', 'heading-order', 'page-has-heading-one', 'landmark-one-main'];
const rules: typeof allRules = {
  ...allRules,
  rules: {
    ...allRules.rules,
    ...Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }])),
  },
};

/**
 * Runs axe on an example that is alone on a page, in an element with the id `host`.
 *
 * @returns the ids of the violated rules, without accepted ones
 */
export async function auditExample(page: Page): Promise<readonly string[]> {
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
