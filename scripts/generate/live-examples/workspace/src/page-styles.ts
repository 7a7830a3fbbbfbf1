/*
 * Applies themes that libraries create in the browser to examples. Such a theme is a stylesheet for the whole page, with
 * custom properties for the root and for the dark scheme. A custom property that refers to another one is computed on
 * the element that sets it. So the properties are set on each stage as well, which may be light or dark.
 */

export interface PageRoots {
  /** The elements that represent the page of an example. */
  roots: string;
  /** The library's selector for a dark page, such as `.app-dark`. */
  dark: string;
  /** A selector for the elements that represent a dark page. */
  darkRoots: string;
}

const isPage = (selector: string) => /^(?::root|:host)$/.test(selector.trim());

function extended(selector: string, { roots, dark, darkRoots }: PageRoots): string {
  // `.app-darker` is another class than `.app-dark`.
  const [before = '', ...after] = selector.split(dark);
  const isHook = after.length > 0 && after.every((text) => !/^[\w-]/.test(text));
  if (isHook) return [before.replace(/(?:html|:root)$/, ''), ...after].join(darkRoots);
  return selector.split(',').some(isPage) ? roots : '';
}

function extendRules(rules: CSSRuleList, pageRoots: PageRoots): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const { selectorText } = rule;
      // Extended before.
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
