import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const shared = join(process.cwd(), 'app/globals.css');

/** The class that a selector of a utility begins with, escapes as they are written. */
const classOf = (selector) => /\.((?:\\.|[\w-]|[^\0-\x7f])+)/.exec(selector)?.[1];

const layerOf = (root, name) =>
  root.nodes.find((node) => node.name === 'layer' && node.params === name && node.nodes);

/** Takes rules out, and blocks that are left empty. */
function prune(container, isLeft) {
  container.walkRules((rule) => {
    if (rule.parent.type === 'rule') return;
    const left = rule.selectors.filter((selector) => isLeft(selector, rule));
    if (left.length === 0) rule.remove();
    else rule.selectors = left;
  });
  container.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

const isConditional = (rule) => {
  for (let at = rule.parent; at.params !== 'utilities'; at = at.parent) {
    if (at.name === 'media' && !at.params.includes('hover')) return true;
  }
  return false;
};

/** Whether a selector says more than a class; in layers `!` turns the order round, so these stay together. */
const isState = (selector, rule) =>
  /^\.(?:\\.|[\w-]|[^\0-\x7f])+[^\w\\-]/.test(selector) || rule.some((node) => node.important);

/** Utilities by rank, as order and specificity rank them within one sheet. */
const ranks = {
  plain: (selector, rule) => !isState(selector, rule) && !isConditional(rule),
  screens: (selector, rule) => !isState(selector, rule) && isConditional(rule),
  states: isState,
};

/** Takes out of a sheet what the shared one says: utilities, and the properties they register. */
function leaveOut(root, all) {
  const known = new Set();
  layerOf(all, 'utilities').walkRules((rule) => {
    rule.selectors.forEach((selector) => known.add(classOf(selector)));
  });
  const own = layerOf(root, 'utilities');
  if (own) prune(own, (selector) => !known.has(classOf(selector)));
  const registered = layerOf(all, 'properties')?.toString() ?? '';
  const initial = layerOf(root, 'properties');
  initial?.walkDecls((node) => {
    if (registered.includes(node.toString())) node.remove();
  });
  if (initial && !/[^-]--/.test(initial.toString())) initial.remove();
  const whole = new Set(all.nodes.map(String));
  root.nodes.filter((node) => whole.has(String(node))).forEach((node) => node.remove());
}

/**
 * Utilities of a page come in two sheets: what all pages share, and what a room needs besides
 * (`components/home/own.css`). So that neither the order of the sheets nor a class in both of them matters,
 * each rank has a layer of its own; and what all pages have is not said again.
 */
const splitUtilities = {
  postcssPlugin: 'split-utilities',
  async OnceExit(root, { result, postcss }) {
    const own = layerOf(root, 'utilities');
    if (!layerOf(root, 'base')) {
      const tailwind = result.processor.plugins.filter((plugin) => plugin !== splitUtilities);
      const all = await postcss(tailwind).process(readFileSync(shared, 'utf8'), { from: shared });
      // What this sheet holds depends on that one, and on all that is scanned for it.
      result.messages.push({ type: 'dependency', file: shared }, ...all.messages);
      leaveOut(root, all.root);
    }
    if (!own) return;
    const layers = Object.entries(ranks).map(([params, isOf]) => {
      const kept = own.clone();
      prune(kept, isOf);
      return postcss.atRule({ name: 'layer', params }).append(kept.nodes);
    });
    own.removeAll();
    own.append(layers);
  },
};

export default { plugins: ['@tailwindcss/postcss', splitUtilities] };
