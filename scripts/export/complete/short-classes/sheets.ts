import postcss, { AtRule, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** The classes of a style sheet, as elements name them. */
export function classesOfSheet(css: string): ReadonlySet<string> {
  const classes = new Set<string>();
  const processor = selectorParser((selectors) =>
    selectors.walkClasses(({ value }) => {
      classes.add(value);
    }),
  );
  walkSelectors(css, (rule) => void processor.processSync(rule.selector));
  return classes;
}

/** A style sheet with short names for its classes. */
export function shortenSheet(css: string, names: ReadonlyMap<string, string>): string {
  const processor = selectorParser((selectors) =>
    selectors.walkClasses((node) => {
      const name = names.get(node.value);
      if (name !== undefined) node.value = name;
    }),
  );
  return walkSelectors(css, (rule) => {
    rule.selector = processor.processSync(rule.selector);
  });
}

/** @returns the style sheet, with what was changed of its rules */
function walkSelectors(css: string, visit: (rule: Rule) => void): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    // The selectors of an animation are percentages.
    if (!(rule.parent instanceof AtRule && rule.parent.name.endsWith('keyframes'))) visit(rule);
  });
  return root.toString();
}
