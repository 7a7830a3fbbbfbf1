import postcss, { AtRule, type Container, type Document, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** Layer of the style sheets that holds utilities, and layers of its own. */
const utilityLayer = 'utilities';

/** What no class has that somebody made up: sheets of what comes with a press have no layers. */
const onlyTailwinds = /[^\w-]/;

/** The classes of a style sheet, as elements name them. */
export interface SheetClasses {
  all: ReadonlySet<string>;
  /** Those that Tailwind made rules of. */
  utilities: ReadonlySet<string>;
}

export function classesOfSheet(css: string): SheetClasses {
  const all = new Set<string>();
  const utilities = new Set<string>();
  walkSelectors(css, (rule) => {
    const isUtility = isWithin(
      rule,
      ({ name, params }) => name === 'layer' && params === utilityLayer,
    );
    selectorParser((selectors) =>
      selectors.walkClasses(({ value }) => {
        all.add(value);
        if (isUtility || onlyTailwinds.test(value)) utilities.add(value);
      }),
    ).processSync(rule.selector);
  });
  return { all, utilities };
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
    if (!isWithin(rule, ({ name }) => name.endsWith('keyframes'))) visit(rule);
  });
  return root.toString();
}

function isWithin({ parent }: Rule, matches: (rule: AtRule) => boolean): boolean {
  for (let at: Container | Document | undefined = parent; at; at = at.parent) {
    if (at instanceof AtRule && matches(at)) return true;
  }
  return false;
}
