import { endAtExamples } from './scripts/shared/outside-of-examples.mjs';

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
  OnceExit(root) {
    root.walkRules((rule) => {
      rule.selectors = rule.selectors.flatMap(quickToMatch);
    });
  },
};

export default {
  plugins: [
    '@tailwindcss/postcss',
    matchQuickly,
    endAtExamples('.generated/examples/classes.json'),
  ],
};
