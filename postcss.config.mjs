import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endAtExamples } from './scripts/shared/outside-of-examples.mjs';
import { withoutMixFallbacks } from './scripts/shared/without-mix-fallbacks.mjs';

const shared = join(process.cwd(), 'app/globals.css');

/** What comes with a press, as `lib/design/hooks.ts` has it. */
const inWhatComes = ':where([data-late],[data-late] *)';

/** The class that a selector of a utility begins with, escapes as they are written. */
const classPattern = /\.((?:\\.|[\w-]|[^\0-\x7f])+)/;
const classOf = (selector) => classPattern.exec(selector)?.[1];

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
  for (let at = rule.parent; at.name !== 'layer'; at = at.parent) {
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
function leaveOut(root, own, all) {
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

/** The lists of classes that a sheet was scanned for, as far as one string holds them. */
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
 * Lets the utilities of a sheet that comes with a press stand outside of layers: a browser that is told of
 * a layer, or of a property, styles all of the page again, a fifth of a second on a phone. They are stronger
 * than all utilities in layers then, so they hold in what comes with the press only, whose root has `data-late`:
 * elsewhere a page's own sheet may have the class, and a class that overrules it.
 *
 * @throws where a shared utility is meant to overrule one of them, and for what registers a property
 */
function unlayer(root, late, all, messages) {
  const from = root.source?.input.file ?? '';
  let registered;
  root.walkAtRules('property', ({ params }) => (registered = params));
  if (registered) {
    throw new Error(`${from}: what sets ${registered} registers it. Write the property itself.`);
  }
  const lists = classLists(messages);
  const sayTheSame = (one, other) =>
    properties(one).some((a) => properties(other).some((b) => overlap(a, b)));
  late.walkRules((rule) => {
    layerOf(all, 'utilities').walkRules((other) => {
      const [name, stronger] = [rule, other].map((one) => unescaped(classOf(one.selector) ?? ''));
      if (rankOf(other) <= rankOf(rule) || !sayTheSame(rule, other)) return;
      if (!lists.some((list) => list.has(name) && list.has(stronger))) return;
      throw new Error(`${from}: "${name}" would overrule "${stronger}" of app/globals.css.`);
    });
  });
  late.walkRules((rule) => {
    if (rule.parent.type === 'rule') return;
    rule.selectors = rule.selectors.map((selector) =>
      selector.replace(classPattern, (found) => found + inWhatComes),
    );
  });
  late.replaceWith(late.nodes);
}

/**
 * Utilities of a page come in two sheets: what all pages share, and what a room needs besides
 * (`components/home/own.css`). So that neither the order of the sheets nor a class in both of them matters,
 * each rank has a layer of its own; and what all pages have is not said again. What comes with a press has
 * `layer(late)` instead: see `unlayer`.
 */
const splitUtilities = {
  postcssPlugin: 'split-utilities',
  async OnceExit(root, { result, postcss }) {
    const own = layerOf(root, 'utilities');
    const late = layerOf(root, 'late');
    if (!layerOf(root, 'base')) {
      const tailwind = result.processor.plugins.slice(
        0,
        result.processor.plugins.indexOf(splitUtilities),
      );
      const all = await postcss(tailwind).process(readFileSync(shared, 'utf8'), { from: shared });
      const scanned = [...result.messages];
      // What this sheet holds depends on that one, and on all that is scanned for it.
      result.messages.push({ type: 'dependency', file: shared }, ...all.messages);
      leaveOut(root, own ?? late, all.root);
      if (late) unlayer(root, late, all.root, scanned);
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

/** A base style: where it does not hold, and elements that it is for. */
const baseStyle = /^(:where\(:not\([^()]*\)\)):is\(([a-z1-6]+(?:,\s*[a-z1-6]+)*)\)(.*)$/;

/**
 * Writes a selector so that a browser can look it up by an element, or reject it by the class of an ancestor; else
 * it tries the rule on every element of a page. What it means and weighs stays the same.
 *
 * @returns for several elements one each; what Tailwind says of children (`:is(.box > *)` and
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
  // After utilities have been ranked by how their selectors begin.
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
