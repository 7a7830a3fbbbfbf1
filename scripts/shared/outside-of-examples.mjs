import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import selectorParser from 'postcss-selector-parser';

/** Matches elements outside of examples. Examples have their own styles, and may use the same class names. */
const outsideOfExamples = ':where(:not(.live-host *,.cdk-overlay-container *))';

/** Selectors that already state whether they apply inside examples. */
const saysItself = /live-host|cdk-overlay-container/;

function hasClassOf(selector, known) {
  let has = false;
  selector.walkClasses(({ value }) => {
    has ||= known.has(value);
  });
  return has;
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

const isIn = (rule, name) => {
  for (let at = rule.parent; at.type !== 'root'; at = at.parent) {
    if (at.name === name) return true;
  }
  return false;
};

/**
 * PostCSS plugin that keeps the layered styles of the site out of the examples. It restricts each selector
 * with a class that elements of examples have, too. The alternative, `all: revert` in examples, costs a third
 * of the time that styling the examples takes. Selectors that match by position only (`.box code`) are not
 * changed here and must exclude examples themselves: for every element that could match, the browser has to
 * look for an example around it.
 *
 * @param {string} file JSON file with the class names in examples, from the root of the project. If it does
 *   not exist, there are no examples yet
 */
export function endAtExamples(file) {
  const path = join(process.cwd(), file);
  return {
    postcssPlugin: 'end-at-examples',
    OnceExit(root, { result }) {
      const known = new Set(existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []);
      result.messages.push({ type: 'dependency', plugin: 'end-at-examples', file: path });
      root.walkRules((rule) => {
        const isOwn =
          rule.parent.type !== 'rule' && isIn(rule, 'layer') && !isIn(rule, 'keyframes');
        if (!isOwn) return;
        rule.selectors = rule.selectors.map((one) => {
          if (saysItself.test(one)) return one;
          const [selector] = selectorParser().astSync(one).nodes;
          return hasClassOf(selector, known) ? keepOutside(selector) : one;
        });
      });
    },
  };
}
