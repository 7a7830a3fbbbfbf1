/*
 * The directives and pipes that a template can use, as the compiler expects them. Angular keeps them in another form
 * at run time.
 */
import {
  ClassPropertyMapping,
  CssSelector,
  type DirectiveMeta,
  MatchSource,
  SelectorMatcher,
} from '@angular/compiler';

/** The facts about a directive in its run-time definition. */
export interface DirectiveFacts {
  type: { name: string };
  /** Selectors in Angular's form for the run time: see {@link cssSelectorsOf}. */
  selectors: readonly (readonly (string | number)[])[];
  inputs: object;
  outputs: object;
  exportAs: string[] | null;
  isComponent: boolean;
}

/** Flags between the parts of a selector, as `SelectorFlags` of Angular has them. */
const flags = { not: 1, element: 4, class: 8 } as const;

/** A selector of the run time as the compiler's own type. */
function cssSelectorOf(parts: readonly (string | number)[]): CssSelector {
  const [element, ...rest] = parts;
  const css = new CssSelector();
  if (typeof element === 'string' && element !== '') css.setElement(element);
  let target = css;
  let mode = 0;
  for (let at = 0; at < rest.length; at++) {
    const part = rest[at];
    if (typeof part === 'number') {
      mode = part;
      if ((part & flags.not) === 0) continue;
      target = new CssSelector();
      css.notSelectors.push(target);
      if (part & flags.element) target.setElement(String(rest[++at]));
    } else if (mode & flags.class) target.addClassName(part ?? '');
    else target.addAttribute(part ?? '', String(rest[++at] ?? ''));
  }
  return css;
}

const namesIn = (mapping: object) =>
  ClassPropertyMapping.fromMappedObject(
    Object.fromEntries(Object.keys(mapping).map((name) => [name, name])),
  );

function metaOf(facts: DirectiveFacts, key: string): DirectiveMeta {
  return {
    name: facts.type.name,
    ref: { key },
    matchSource: MatchSource.Selector,
    selector: null,
    isComponent: facts.isComponent,
    inputs: namesIn(facts.inputs),
    outputs: namesIn(facts.outputs),
    exportAs: facts.exportAs,
    isStructural: false,
    ngContentSelectors: null,
    preserveWhitespaces: false,
    animationTriggerNames: null,
    hostDirectives: null,
  } as DirectiveMeta;
}

/** Creates a matcher that finds the directives of an element. */
export function matcherOf(directives: readonly DirectiveFacts[]): SelectorMatcher<DirectiveMeta[]> {
  const matcher = new SelectorMatcher<DirectiveMeta[]>();
  directives.forEach((facts, at) => {
    matcher.addSelectables(facts.selectors.map(cssSelectorOf), [metaOf(facts, `d${at}`)]);
  });
  return matcher;
}
