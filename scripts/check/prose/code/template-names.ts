import {
  CssSelector,
  parseTemplate,
  SelectorMatcher,
  type TmplAstElement,
  TmplAstRecursiveVisitor,
  type TmplAstTemplate,
  tmplAstVisitAll,
} from '@angular/compiler';
import { hint } from '@/content/nearest';
import type { LibraryNames, TemplateDirective } from '@/scripts/check/prose/names/library-names';

/** A problem in a template, with a zero-based line. */
export interface TemplateFault {
  line: number;
  message: string;
}

/** Matches attributes of HTML and SVG that contain capital letters. */
const htmlAttributes = /^(viewBox|preserveAspectRatio|pathLength|gradientTransform|gradientUnits)$/;

/**
 * Reports problems in a template that Angular's compiler accepts: attributes and listeners that no directive
 * on the element uses, and elements of the library that do not exist.
 *
 * @returns the errors of the compiler when the template does not parse
 */
export function checkTemplate(template: string, names: LibraryNames): readonly TemplateFault[] {
  const { nodes, errors } = parseTemplate(template, 'template.html', { preserveWhitespaces: true });
  if (errors !== null && errors.length > 0) {
    return errors.map(({ span, msg }) => ({ line: span.start.line, message: msg }));
  }
  const visitor = new NameVisitor(names);
  tmplAstVisitAll(visitor, nodes);
  return visitor.faults;
}

const matchers = new WeakMap<LibraryNames, SelectorMatcher<TemplateDirective>>();

function matcherOf(names: LibraryNames): SelectorMatcher<TemplateDirective> {
  let matcher = matchers.get(names);
  if (!matcher) {
    matcher = new SelectorMatcher<TemplateDirective>();
    for (const directive of names.directives) {
      for (const selector of directive.selectors) {
        matcher.addSelectables(CssSelector.parse(selector), directive);
      }
    }
    matchers.set(names, matcher);
  }
  return matcher;
}

class NameVisitor extends TmplAstRecursiveVisitor {
  readonly faults: TemplateFault[] = [];

  constructor(private readonly names: LibraryNames) {
    super();
  }

  override visitElement(element: TmplAstElement): void {
    this.check(element, element.name);
    super.visitElement(element);
  }

  override visitTemplate(template: TmplAstTemplate): void {
    // `*directive` wraps the element in another template node, which has copies of its attributes.
    if (template.tagName === 'ng-template') this.check(template, 'ng-template');
    super.visitTemplate(template);
  }

  private check(node: TmplAstElement | TmplAstTemplate, element: string): void {
    const isLibraryElement = /^(mat|cdk)-/.test(element);
    if (element.includes('-') && element !== 'ng-template' && !isLibraryElement) return;
    if (isLibraryElement && !this.names.template.has(element)) {
      const message = `unknown element <${element}>${hint(element, this.names.template)}`;
      this.report(node, message);
    }
    const matched = this.directivesOn(node, element);
    for (const { name, sourceSpan } of node.attributes) {
      if (this.isUnusedAttribute(name, matched)) {
        const message = `attribute "${name}" does nothing on <${element}>`;
        this.report({ sourceSpan }, message + hint(name, this.names.inputs));
      }
    }
    for (const { name, sourceSpan } of node.outputs) {
      if (this.isUnusedOutput(name, matched)) {
        const message = `nothing on <${element}> emits "${name}"`;
        this.report({ sourceSpan }, message + hint(name, this.names.outputs));
      }
    }
  }

  private directivesOn(node: TmplAstElement | TmplAstTemplate, element: string) {
    const selector = new CssSelector();
    selector.setElement(element);
    for (const { name, value } of node.attributes) {
      selector.addAttribute(name, value);
      if (name === 'class') value.split(/\s+/).forEach((part) => selector.addClassName(part));
    }
    for (const { name } of [...node.inputs, ...node.outputs]) selector.addAttribute(name, '');
    const matched: TemplateDirective[] = [];
    matcherOf(this.names).match(selector, (_, directive) => matched.push(directive));
    return matched;
  }

  private isUnusedAttribute(name: string, matched: readonly TemplateDirective[]): boolean {
    const { template, inputs, packages } = this.names;
    const isPrefixed = /^(mat|cdk)[A-Z-]/.test(name);
    // `app` is the default prefix of the author's own directives.
    if (/^app[A-Z]/.test(name)) return false;
    if (!isPrefixed && (!/[a-z][A-Z]/.test(name) || htmlAttributes.test(name))) return false;
    if (packages.markers.has(name) || packages.cssNames.has(name)) return false;
    if (matched.some(({ attributes }) => attributes.has(name))) return false;
    if (isPrefixed) return true;
    // The parent reads the attribute of a slot, and the compiler checks Angular's own names.
    const isSlot = template.has(name) && !inputs.has(name);
    return !isSlot && !packages.declared.has(name);
  }

  private isUnusedOutput(name: string, matched: readonly TemplateDirective[]): boolean {
    const { outputs, packages } = this.names;
    const [event = name] = name.split('.');
    if (matched.some((directive) => directive.outputs.has(event))) return false;
    // A name that only the library has must be an output of this element; others may be browser events.
    return outputs.has(event) ? !packages.events.has(event) : !packages.declared.has(event);
  }

  private report({ sourceSpan }: Pick<TmplAstElement, 'sourceSpan'>, message: string): void {
    this.faults.push({ line: sourceSpan.start.line, message });
  }
}
