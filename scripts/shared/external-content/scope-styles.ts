import postcss, { type Rule } from 'postcss';
import selectorParser, { type Node } from 'postcss-selector-parser';
import { darkRootsOf, exampleRoots } from '@/lib/design/example-roots';

/** Everything within these. An overlay that an example has added to the body is marked when it appears. */
const within = ':where(.live-host *,.cdk-overlay-container *,.live-host[data-live-overlay])';

interface ScopeOptions {
  /** The selector that switches the stylesheet to its dark scheme: `.app-dark`. */
  dark?: string | undefined;
  /** The names of the site's dark themes. */
  darkThemes: readonly string[];
}

const isPage = (node: Node) =>
  (node.type === 'tag' && /^(?:html|body)$/i.test(node.value)) ||
  (node.type === 'pseudo' && /^:(?:root|host)$/.test(node.value));

/** The compounds of a selector, each as its nodes, with the combinators between them. */
function compoundsOf(text: string): Node[][] {
  const [selector] = selectorParser().astSync(text, { lossless: false }).nodes;
  const compounds: Node[][] = [[]];
  for (const node of selector?.nodes ?? []) {
    if (node.type === 'combinator') compounds.push([node], []);
    else compounds.at(-1)?.push(node);
  }
  return compounds;
}

const textOf = (nodes: readonly Node[]) => nodes.map(String).join('');

const isDarkHook = (node: Node, darkHook: string | undefined) => String(node).trim() === darkHook;

function scopeSelector(
  compounds: readonly Node[][],
  darkHook: string | undefined,
  darkRoot: string,
): string {
  const last = compounds.length - 1;
  return compounds
    .map((nodes, index) => {
      if (nodes.some((node) => isDarkHook(node, darkHook))) {
        const rest = nodes.filter((node) => !isPage(node) && !isDarkHook(node, darkHook));
        return `${darkRoot}${textOf(rest)}`;
      }
      if (index !== last) return textOf(nodes);
      const at = nodes.findIndex((node) => selectorParser.isPseudoElement(node));
      const end = at < 0 ? nodes.length : at;
      return `${textOf(nodes.slice(0, end))}${within}${textOf(nodes.slice(end))}`;
    })
    .join('');
}

/** Whether a selector is about the page itself: its last compound is `html`, `body` or `:root`. */
function isAboutPage(compounds: readonly Node[][], darkHook: string | undefined): boolean {
  const last = compounds.at(-1) ?? [];
  return last.some(isPage) && !last.some((node) => isDarkHook(node, darkHook));
}

/** Properties of a page that its content inherits. Others, such as margins, are not for a stage. */
const isInherited = (name: string) =>
  /^(?:--|-webkit-|accent-color|color|cursor|direction|font|hyphens|letter-|line-height|overflow-wrap|tab-size|text-|word-)/.test(
    name,
  );

/**
 * Applies the rule of a page to the elements that represent the page of an example.
 *
 * @param darkRoot set for a rule of the dark scheme: where it applies
 */
function insertPageRules(rule: Rule, darkRoot?: string): void {
  const insert = (selector: string, isWanted: (name: string) => boolean) => {
    const copy = rule.cloneBefore({ selector });
    copy.each((node) => {
      if (node.type === 'decl' && !isWanted(node.prop)) node.remove();
    });
    if (copy.nodes.length === 0) copy.remove();
  };
  insert(darkRoot === undefined ? `:is(${exampleRoots})` : `${darkRoot}:not(.stage)`, isInherited);
  // Also for the area around an example: a background may use the custom properties. An overlay has its own
  // background, or lets the page show through.
  insert(`.stage${darkRoot ?? ''}`, (name) => /^(?:--|background|color-scheme)/.test(name));
}

const isInKeyframes = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/i.test(parent.name);

/**
 * Restricts a stylesheet to examples and their overlays, so that the reset of a library changes nothing else on the
 * page. Rules about the page apply to the stage of an example instead.
 */
export function scopeStyles(css: string, { dark, darkThemes }: ScopeOptions): string {
  const sheet = postcss.parse(css);
  const darkRoot = darkRootsOf(darkThemes);
  const rules: Rule[] = [];
  sheet.walkRules((rule) => {
    // The selectors of nested rules are relative to a rule that is restricted already.
    if (rule.parent?.type !== 'rule' && !isInKeyframes(rule)) rules.push(rule);
  });
  for (const rule of rules) {
    const selectors = rule.selectors.map(compoundsOf);
    const others = selectors.filter((one) => !isAboutPage(one, dark));
    const ofPage = selectors.filter((one) => isAboutPage(one, dark));
    const inDark = ofPage.filter((one) => one.flat().some((node) => isDarkHook(node, dark)));
    if (inDark.length < ofPage.length) insertPageRules(rule);
    if (inDark.length > 0) insertPageRules(rule, darkRoot);
    if (others.length === 0) rule.remove();
    else rule.selectors = others.map((one) => scopeSelector(one, dark, darkRoot));
  }
  return sheet.toString();
}
