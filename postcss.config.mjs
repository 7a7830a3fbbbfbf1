import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endAtExamples } from './scripts/shared/outside-of-examples.mjs';
import { withoutMixFallbacks } from './scripts/shared/without-mix-fallbacks.mjs';

const shared = join(process.cwd(), 'app/globals.css');

/** Matches content that is loaded on a click, and everything in it (see `lib/design/hooks.ts`). */
const inOnDemandContent = ':where([data-on-demand],[data-on-demand] *)';

/** Matches the class at the start of a utility's selector, with its escapes. */
const classPattern = /\.((?:\\.|[\w-]|[^\0-\x7f])+)/;
const classOf = (selector) => classPattern.exec(selector)?.[1];

const layerOf = (root, name) =>
  root.nodes.find((node) => node.name === 'layer' && node.params === name && node.nodes);

/** Keeps the selectors for which `isKept` returns true. Removes rules and at-rules that become empty. */
function prune(container, isKept) {
  container.walkRules((rule) => {
    if (rule.parent.type === 'rule') return;
    const kept = rule.selectors.filter((selector) => isKept(selector, rule));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  container.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

const isConditional = (rule) => {
  for (let at = rule.parent; at.name !== 'layer'; at = at.parent) {
    if (at.name === 'media' && !at.params.includes('hover')) return true;
  }
  return false;
};

/**
 * Whether a selector consists of more than a class. Rules with `!important` count too: it reverses the order
 * of layers, so they must all be in one layer.
 */
const isState = (selector, rule) =>
  /^\.(?:\\.|[\w-]|[^\0-\x7f])+[^\w\\-]/.test(selector) || rule.some((node) => node.important);

/** Ranks of utilities, in the order in which source order and specificity rank them in one stylesheet. */
const ranks = {
  plain: (selector, rule) => !isState(selector, rule) && !isConditional(rule),
  screens: (selector, rule) => !isState(selector, rule) && isConditional(rule),
  states: isState,
};

/** Removes utilities and registered properties that the shared stylesheet already has. */
function omitShared(root, own, all) {
  const known = new Set();
  layerOf(all, 'utilities').walkRules((rule) => {
    rule.selectors.forEach((selector) => known.add(classOf(selector)));
  });
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

const unescaped = (name) => name.replace(/\\(.)/g, '$1');

/** Returns the class lists in the scanned files of a stylesheet: one set per string literal. */
function classLists(messages) {
  const files = messages
    .filter(({ type, file }) => type === 'dependency' && file.endsWith('.tsx'))
    .map(({ file }) => readFileSync(file, 'utf8'));
  const texts = files.flatMap((text) => text.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? []);
  return texts.map((text) => new Set(text.slice(1, -1).split(/\s+/)));
}

const overlap = (a, b) => a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`);
const properties = (rule) => rule.nodes.flatMap(({ prop }) => prop ?? []);
const rankOf = (rule) =>
  Object.values(ranks).findIndex((isOf) => rule.selectors.every((one) => isOf(one, rule)));

/**
 * Moves the utilities of a stylesheet that is loaded on a click out of their layer. A new layer or registered
 * property makes a browser restyle the whole page, which takes 200 ms on a phone. Outside of layers, these
 * utilities override all utilities in layers, so they are limited to the loaded content, whose root has
 * `data-on-demand`: elsewhere, a page's own stylesheet may have the same class and a class that overrides it.
 *
 * @throws when a shared utility should override one of them, and when a utility registers a property
 */
function unlayer(root, onDemand, all, messages) {
  const from = root.source?.input.file ?? '';
  let registered;
  root.walkAtRules('property', ({ params }) => (registered = params));
  if (registered) {
    throw new Error(
      `${from}: a utility registers the property ${registered}. Write the declaration without that utility.`,
    );
  }
  const lists = classLists(messages);
  const setTheSame = (one, other) =>
    properties(one).some((a) => properties(other).some((b) => overlap(a, b)));
  onDemand.walkRules((rule) => {
    layerOf(all, 'utilities').walkRules((other) => {
      const [name, stronger] = [rule, other].map((one) => unescaped(classOf(one.selector) ?? ''));
      if (rankOf(other) <= rankOf(rule) || !setTheSame(rule, other)) return;
      if (!lists.some((list) => list.has(name) && list.has(stronger))) return;
      throw new Error(`${from}: "${name}" would override "${stronger}" of app/globals.css.`);
    });
  });
  onDemand.walkRules((rule) => {
    if (rule.parent.type === 'rule') return;
    rule.selectors = rule.selectors.map((selector) =>
      selector.replace(classPattern, (found) => found + inOnDemandContent),
    );
  });
  onDemand.replaceWith(onDemand.nodes);
}

/**
 * A page's utilities are in two stylesheets: the shared one, and one for a folder of components
 * (`components/home/own.css`). Each rank has its own layer, so that neither the order of the stylesheets nor
 * a class in both of them matters. The second stylesheet omits everything that the shared one has.
 * Stylesheets that are loaded on a click use `layer(on-demand)` instead: see `unlayer`.
 */
const splitUtilities = {
  postcssPlugin: 'split-utilities',
  async OnceExit(root, { result, postcss }) {
    const own = layerOf(root, 'utilities');
    const onDemand = layerOf(root, 'on-demand');
    if (!layerOf(root, 'base')) {
      const tailwind = result.processor.plugins.slice(
        0,
        result.processor.plugins.indexOf(splitUtilities),
      );
      const all = await postcss(tailwind).process(readFileSync(shared, 'utf8'), { from: shared });
      const scanned = [...result.messages];
      // This stylesheet depends on the shared one, and on all files that are scanned for it.
      result.messages.push({ type: 'dependency', file: shared }, ...all.messages);
      omitShared(root, own ?? onDemand, all.root);
      if (onDemand) unlayer(root, onDemand, all.root, scanned);
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

/** Matches a base style's selector: where it does not apply, its elements, and the rest. */
const baseStyle = /^(:where\(:not\([^()]*\)\)):is\(([a-z1-6]+(?:,\s*[a-z1-6]+)*)\)(.*)$/;

/**
 * Rewrites a selector so that a browser can index it by its element, or reject it by the class of an
 * ancestor. Otherwise the browser tests the rule on every element of a page. Meaning and specificity stay the
 * same.
 *
 * @returns one selector per element; Tailwind's selectors for children (`:is(.box > *)` and
 *   `:where(.box > :not(:last-child))`) with the class in front
 */
function quickToMatch(selector) {
  const [, where, elements, rest] = baseStyle.exec(selector) ?? [];
  if (elements) return elements.split(/,\s*/).map((element) => `${element}${where}${rest}`);
  return selector
    .replace(/^:is\((\.(?:\\.|[^\\(),])+>\s*\*)\)/, '$1')
    .replace(/^:where\((\.(?:\\.|[^\\(),>])+)>\s*(:not\(:last-child\))\)/, ':where($1)>:where($2)');
}

const matchQuickly = {
  postcssPlugin: 'match-quickly',
  // Runs after the ranking of utilities, which reads the start of their selectors.
  OnceExit(root) {
    root.walkRules((rule) => {
      rule.selectors = rule.selectors.flatMap(quickToMatch);
    });
  },
};

export default {
  plugins: [
    '@tailwindcss/postcss',
    splitUtilities,
    matchQuickly,
    withoutMixFallbacks,
    endAtExamples('.generated/examples/classes.json'),
  ],
};
