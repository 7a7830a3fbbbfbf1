/*
 * Finds what Angular's compiler would reject in a template. At run time, without its development mode, Angular does
 * not report unknown elements and properties, and throws an obscure error for an unknown pipe.
 */
import {
  type AST,
  type TmplAstBoundAttribute,
  BindingType,
  type BindingPipe,
  type BoundTarget,
  CombinedRecursiveAstVisitor,
  type DirectiveMeta,
  DomElementSchemaRegistry,
  ImplicitReceiver,
  parseTemplate,
  type ParseSourceSpan,
  type PropertyRead,
  R3TargetBinder,
  ThisReceiver,
  TmplAstElement,
  type TmplAstReference,
  type TmplAstTemplate,
  tmplAstVisitAll,
} from '@angular/compiler';
import { type DirectiveFacts, matcherOf } from './scope';

/** A mistake in a template, with its position. */
export interface Mark {
  from: number;
  to: number;
  message: string;
}

export interface Scope {
  directives: readonly DirectiveFacts[];
  pipes: readonly string[];
  /** The names of the class's members. */
  members: ReadonlySet<string>;
  /** Whether the component allows unknown elements and properties. */
  isLenient: boolean;
}

const schema = new DomElementSchemaRegistry();
/** Names that the compiler itself provides. */
const provided = new Set([
  '$event',
  '$any',
  'undefined',
  // The variables of loops, which the binder does not resolve in `track`.
  ...['$index', '$count', '$first', '$last', '$even', '$odd'],
]);

class Checker extends CombinedRecursiveAstVisitor {
  readonly marks: Mark[] = [];

  constructor(
    private readonly bound: BoundTarget<DirectiveMeta>,
    private readonly scope: Scope,
  ) {
    super();
  }

  override visitElement(element: TmplAstElement): void {
    const directives = this.bound.getDirectivesOfNode(element) ?? [];
    const { name, startSourceSpan } = element;
    const isKnown = schema.hasElement(name, []) || directives.length > 0;
    if (!this.scope.isLenient && !isKnown) {
      this.mark(startSourceSpan, `<${name}> is not a known element`);
    }
    if (isKnown) this.checkInputs(element, element.inputs, directives);
    super.visitElement(element);
  }

  override visitTemplate(template: TmplAstTemplate): void {
    const bindings = template.templateAttrs.filter(
      (attribute): attribute is TmplAstBoundAttribute => 'type' in attribute,
    );
    this.checkInputs(undefined, bindings, this.bound.getDirectivesOfNode(template) ?? []);
    super.visitTemplate(template);
  }

  override visitReference(reference: TmplAstReference): void {
    if (this.bound.getReferenceTarget(reference) !== null) return;
    const { value, valueSpan, sourceSpan } = reference;
    this.mark(valueSpan ?? sourceSpan, `No directive here is exported as '${value}'`);
  }

  override visitPipe(pipe: BindingPipe, context: unknown): void {
    if (!this.scope.pipes.includes(pipe.name)) {
      this.markAt(pipe.nameSpan, `No pipe is named '${pipe.name}'`);
    }
    super.visitPipe(pipe, context);
  }

  override visitPropertyRead(read: PropertyRead, context: unknown): void {
    const { receiver, name, nameSpan } = read;
    const isOfClass = receiver instanceof ImplicitReceiver || receiver instanceof ThisReceiver;
    if (isOfClass && !this.isKnownName(read, name)) {
      this.markAt(nameSpan, `The class has no member '${name}'`);
    }
    super.visitPropertyRead(read, context);
  }

  private isKnownName(read: AST, name: string): boolean {
    return (
      this.bound.getExpressionTarget(read) !== null ||
      this.scope.members.has(name) ||
      provided.has(name)
    );
  }

  private checkInputs(
    element: TmplAstElement | undefined,
    inputs: readonly TmplAstBoundAttribute[],
    directives: readonly DirectiveMeta[],
  ): void {
    if (this.scope.isLenient) return;
    for (const { name, type, keySpan, sourceSpan } of inputs) {
      if (type !== BindingType.Property && type !== BindingType.TwoWay) continue;
      if (directives.some((directive) => directive.inputs.hasBindingPropertyName(name))) continue;
      // A component's host is an element too, whatever its name.
      const properties = [name, schema.getMappedPropName(name)];
      if (element && properties.some((one) => schema.hasProperty(knownName(element.name), one, [])))
        continue;
      this.mark(
        keySpan ?? sourceSpan,
        `'${name}' is not a property of <${element?.name ?? 'ng-template'}>`,
      );
    }
  }

  private mark({ start, end }: ParseSourceSpan, message: string): void {
    this.markAt({ start: start.offset, end: end.offset }, message);
  }

  private markAt({ start, end }: { start: number; end: number }, message: string): void {
    this.marks.push({ from: start, to: Math.max(end, start), message });
  }
}

/** The schema knows only HTML's own elements; all others have the properties of any element. */
const knownName = (name: string) => (schema.hasElement(name, []) ? name : 'div');

/** Checks a template. Returns its mistakes in their order; parse errors only, if there are any. */
export function checkTemplate(template: string, scope: Scope): Mark[] {
  const { nodes, errors } = parseTemplate(template, 'template.html');
  if (errors && errors.length > 0) {
    return errors.map(({ span, msg }) => ({
      from: span.start.offset,
      to: span.end.offset,
      message: msg,
    }));
  }
  const bound = new R3TargetBinder<DirectiveMeta>(matcherOf(scope.directives)).bind({
    template: nodes,
  });
  const checker = new Checker(bound, scope);
  tmplAstVisitAll(checker, nodes);
  return checker.marks.sort((a, b) => a.from - b.from);
}
