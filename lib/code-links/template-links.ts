import {
  type BindingPipe,
  CombinedRecursiveAstVisitor,
  createCssSelectorFromNode,
  CssSelector,
  parseTemplate,
  SelectorMatcher,
  type TmplAstElement,
  type TmplAstTemplate,
  tmplAstVisitAll,
} from '@angular/compiler';
import type { CodeLink } from './code-link';
import type { Directive, Pipe } from './library-names';

/** Attributes that plain HTML has: on their own they do not indicate a directive. */
const plainAttributes = new Set(['id', 'class', 'style', 'role', 'name', 'type']);

interface Match {
  directive: Directive;
  /** The alternative of the selector that matched. */
  selector: CssSelector;
}

interface Span {
  start: { offset: number };
  end: { offset: number };
}

/**
 * Names of the library in a template: elements and attributes that directives select, inputs, outputs, pipes, and the
 * names that references export. Fragments that do not parse have none behind the error.
 */
export function templateLinks(
  text: string,
  directives: readonly Directive[],
  pipes: readonly Pipe[] = [],
): readonly CodeLink[] {
  const matcher = matcherOf(directives);
  const links: CodeLink[] = [];
  const add = (span: Span | undefined, href: string | undefined, name?: string) => {
    if (!span || href === undefined) return;
    const { start, end } = { start: span.start.offset, end: span.end.offset };
    // A span may begin with a bracket or a prefix of the syntax.
    const at = name === undefined ? start : text.indexOf(name, start);
    if (at < start || at >= end) return;
    links.push({ start: at, end: name === undefined ? end : at + name.length, href });
  };

  class Visitor extends CombinedRecursiveAstVisitor {
    override visitElement(element: TmplAstElement): void {
      const matches = matchesOf(element);
      // Of `button[ui-button]` the attribute is the link, because the element is plain HTML.
      const tag = matches.find(
        ({ selector }) => selector.element === element.name && selector.attrs.length === 0,
      );
      add(element.startSourceSpan, tag?.directive.url, element.name);
      linkAttributes(element, matches);
      super.visitElement(element);
    }

    override visitTemplate(template: TmplAstTemplate): void {
      const matches = matchesOf(template);
      linkAttributes(template, matches);
      for (const attribute of template.templateAttrs) linkName(attribute, matches, 'inputs');
      super.visitTemplate(template);
    }

    override visitPipe(pipe: BindingPipe, context: unknown): void {
      const used = pipes.find(({ pipeName }) => pipeName === pipe.name);
      const { start, end } = pipe.nameSpan;
      if (used) links.push({ start, end, href: used.url });
      super.visitPipe(pipe, context);
    }
  }

  const matchesOf = (node: TmplAstElement | TmplAstTemplate): readonly Match[] => {
    const found: Match[] = [];
    matcher.match(createCssSelectorFromNode(node), (selector, directive) =>
      found.push({ selector, directive }),
    );
    return found.sort((a, b) => Number(b.directive.isComponent) - Number(a.directive.isComponent));
  };

  type Attribute = TmplAstElement['attributes'][number] | TmplAstElement['inputs'][number];

  const linkName = (
    { name, keySpan }: Pick<Attribute, 'name' | 'keySpan'>,
    matches: readonly Match[],
    kind: 'inputs' | 'outputs',
  ) => {
    const selecting = matches.find(({ selector }) => selector.attrs.includes(name));
    const owner = matches.find(({ directive }) => directive[kind].has(name));
    const isSelector = selecting !== undefined && !plainAttributes.has(name);
    const href = isSelector ? selecting.directive.url : owner?.directive[kind].get(name);
    add(keySpan, href, name);
  };

  const linkAttributes = (node: TmplAstElement | TmplAstTemplate, matches: readonly Match[]) => {
    for (const attribute of node.attributes) {
      if (!plainAttributes.has(attribute.name)) linkName(attribute, matches, 'inputs');
    }
    for (const input of node.inputs) linkName(input, matches, 'inputs');
    for (const { name, keySpan } of node.outputs) {
      linkName({ name, keySpan }, matches, 'outputs');
    }
    for (const { value, valueSpan } of node.references) {
      const owner = matches.find(({ directive }) => directive.exportAs.includes(value));
      add(valueSpan, owner?.directive.url, value);
    }
  };

  const { nodes } = parseTemplate(text, 'snippet.html', { preserveWhitespaces: true });
  tmplAstVisitAll(new Visitor(), nodes);
  return links;
}

const matchers = new WeakMap<readonly Directive[], SelectorMatcher<Directive>>();

function matcherOf(directives: readonly Directive[]): SelectorMatcher<Directive> {
  const known = matchers.get(directives);
  if (known) return known;
  const matcher = new SelectorMatcher<Directive>();
  for (const directive of directives) {
    if (directive.selectors.length > 0) {
      matcher.addSelectables(CssSelector.parse(directive.selectors.join(', ')), directive);
    }
  }
  matchers.set(directives, matcher);
  return matcher;
}
