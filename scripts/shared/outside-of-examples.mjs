import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import selectorParser from 'postcss-selector-parser';

/** Examples have styles of their own, and maybe a class of such a name. */
const outsideOfExamples = ':where(:not(.live-host *,.cdk-overlay-container *))';

/** Selectors that say themselves how they stand to examples. */
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
 * Has the site's layered styles of a class that elements of examples have, too, end where an example begins. Taking
 * all of the site's styles back there (`all: revert`) costs a third of what styling examples takes. Rules that ask
 * of an element no more than where it lies (`.box code`) say themselves where they end: for each element that they
 * could be about, a browser has to look for an example around it.
 *
 * @param {string} file the classes, from the project's root; where there is none, there are no examples yet
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
