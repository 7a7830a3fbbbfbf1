/*
 * Applies the themes that libraries make in the browser to examples. They are stylesheets for the whole page, with custom
 * properties for its root and for the dark scheme. Properties that refer to others are computed where they are set: so
 * they are set on the stages as well, each of which may be light or dark.
 */

export interface PageRoots {
  /** The elements that stand for the page of an example. */
  roots: string;
  /** The selector with which the library finds out that the page is dark. */
  dark: string;
  /** The elements for which that is so. */
  darkRoots: string;
}

const isPage = (selector: string) => /^(?::root|:host)$/.test(selector.trim());

function extended(selector: string, { roots, dark, darkRoots }: PageRoots): string {
  // A hook within a longer name is another one.
  const [before = '', ...after] = selector.split(dark);
  const isHook = after.length > 0 && after.every((text) => !/^[\w-]/.test(text));
  if (isHook) return [before.replace(/(?:html|:root)$/, ''), ...after].join(darkRoots);
  return selector.split(',').some(isPage) ? roots : '';
}

function extendRules(rules: CSSRuleList, pageRoots: PageRoots): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const { selectorText } = rule;
      // It has been extended already.
      if (selectorText.includes('.live-host')) continue;
      const more = extended(selectorText, pageRoots);
      if (more !== '') rule.selectorText = `${selectorText},${more}`;
    } else if (rule instanceof CSSGroupingRule) extendRules(rule.cssRules, pageRoots);
  }
}

const styleOf = (node: Node) =>
  (node instanceof Element ? node : node.parentElement)?.closest('style') ?? undefined;

/** Extends the stylesheets that examples add to the head, and those that they change there. */
export function adoptPageStyles(pageRoots: PageRoots): void {
  // Not where examples are rendered on the server.
  if (typeof MutationObserver === 'undefined') return;
  new MutationObserver((records) => {
    const nodes = records.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
    for (const style of new Set(nodes.map(styleOf))) {
      if (style?.sheet) extendRules(style.sheet.cssRules, pageRoots);
    }
  }).observe(document.head, { childList: true, characterData: true, subtree: true });
}
