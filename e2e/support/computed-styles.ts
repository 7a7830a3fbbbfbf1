import type { Locator } from '@playwright/test';

/** Properties that follow from the text of a page rather than from its stylesheets. */
const ofLayout = /^(?:--|(?:inline|block)-size|width|height|.*-origin)/;

/**
 * The computed styles of an element and of everything in it, one text per element.
 *
 * @returns texts that are equal for pages with the same styles
 */
export function computedStyles(element: Locator): Promise<string[]> {
  return element.evaluate(
    (root, ignored) =>
      [root, ...root.querySelectorAll('*')].map((node) => {
        const styles = getComputedStyle(node);
        const names = [...styles].filter((name) => !new RegExp(ignored).test(name));
        const lines = names.map((name) => `${name}: ${styles.getPropertyValue(name)}`);
        return [node.tagName, ...lines].join('\n');
      }),
    ofLayout.source,
  );
}
