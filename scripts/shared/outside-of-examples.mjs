import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import selectorParser from 'postcss-selector-parser';

/** Examples have styles of their own, and maybe a class of such a name. */
export const outsideOfExamples = ':where(:not(.live-host *,.cdk-overlay-container *))';

/** Selectors that say themselves how they stand to examples. */
const saysItself = /live-host|cdk-overlay-container/;

const isOfPage = ({ type, value }) =>
  (type === 'tag' && /^(?:html|body)$/.test(value)) ||
  (type === 'pseudo' && /^:(?:root|host)$/.test(value));
const isOfSite = (node) =>
  node.type === 'class' ||
  node.type === 'id' ||
  (node.type === 'attribute' && node.attribute.startsWith('data-'));

/**
 * Whether a selector can be true of an element of an example: by a class that one may have, or because it asks no
 * more of it than to lie within something, as `.box code` does.
 */
function mayReachIn(selector, known) {
  let isKnown = false;
  selector.walkClasses(({ value }) => {
    isKnown ||= known.has(value);
  });
  if (isKnown) return true;
  const combinators = selector.filter(({ type }) => type === 'combinator');
  const element = selector.nodes.slice(selector.index(combinators.at(-1)) + 1);
  if (element.some((node) => isOfPage(node) || isOfSite(node))) return false;
  return combinators.length === 0 || combinators.some(({ value }) => value.trim() === '');
}

function keepOutside(selector) {
  const last = selector.nodes.findLastIndex(({ type }) => type === 'combinator');
  const at = selector.nodes.findIndex(
    (node, index) => index > last && selectorParser.isPseudoElement(node),
  );
  const end = at < 0 ? selector.nodes.length : at;
  const text = (nodes) => nodes.map(String).join('');
  return text(selector.nodes.slice(0, end)) + outsideOfExamples + text(selector.nodes.slice(end));
}

const isIn = (rule, name, params) => {
  for (let at = rule.parent; at.type !== 'root'; at = at.parent) {
    if (at.name === name && (params === undefined || at.params === params)) return true;
  }
  return false;
};

/**
 * Has layered styles of the site end where an example begins, with whose elements they would meet. Taking them back
 * there (`all: revert`) costs a third of what styling examples takes.
 *
 * @param {string} file names that elements of examples may have as classes, from the project's root; where there
 *   is none, there are no examples yet
 */
export function endAtExamples(file) {
  const path = join(process.cwd(), file);
  return {
    postcssPlugin: 'end-at-examples',
    OnceExit(root, { result }) {
      const known = new Set(existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []);
      result.messages.push({ type: 'dependency', plugin: 'end-at-examples', file: path });
      root.walkRules((rule) => {
        if (rule.parent.type === 'rule' || isIn(rule, 'keyframes')) return;
        if (!isIn(rule, 'layer') || isIn(rule, 'layer', 'properties')) return;
        rule.selectors = rule.selectors.map((one) => {
          if (saysItself.test(one)) return one;
          const [selector] = selectorParser().astSync(one).nodes;
          return mayReachIn(selector, known) ? keepOutside(selector) : one;
        });
      });
    },
  };
}
