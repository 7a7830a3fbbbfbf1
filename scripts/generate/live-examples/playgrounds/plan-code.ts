import ts from 'typescript';
import type { CodePart, Expression, ObjectEntry } from '@/lib/playground/model';
import type { Library } from './library';
import { type Problem, signalCall } from './read-knobs';
import { dependsOnKnob, splitAtKnobs, toExpression } from './to-expression';

/** The context for planning the code of a class. */
export interface CodeContext {
  knobs: ReadonlySet<string>;
  outputs: ReadonlySet<string>;
  library: Library;
  checker: ts.TypeChecker;
  /** The text of the stylesheet, if any. */
  css: string | undefined;
  onSet: (expression: Expression, ref: string) => void;
  problem: Problem;
}

interface Edit {
  start: number;
  end: number;
  parts: readonly CodePart[];
}

/** Plans the source file after its imports, so that its code can be generated for any values of the knobs. */
export function planCode(node: ts.ClassDeclaration, context: CodeContext): CodePart[] {
  const source = node.getSourceFile();
  const edits = [
    ...titleEdits(node),
    ...decoratorEdits(node, context),
    ...node.members.flatMap((member) => memberEdits(member, node, context)),
  ].sort((a, b) => a.start - b.start);
  const imports = source.statements.filter(ts.isImportDeclaration);
  let at = imports.at(-1)?.end ?? 0;
  const parts: CodePart[] = [];
  for (const edit of edits) {
    parts.push(source.text.slice(at, edit.start), ...edit.parts);
    at = edit.end;
  }
  return [...parts, source.text.slice(at)].filter((part) => part !== '');
}

/** Removes the `@title` comment, which is for the site only. */
function titleEdits(node: ts.ClassDeclaration): Edit[] {
  const { text } = node.getSourceFile();
  return (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
    .filter(({ pos, end }) => text.slice(pos, end).includes('@title'))
    .map(({ pos, end }) => ({ start: pos, end: end + 1, parts: [] }));
}

function decoratorEdits(node: ts.ClassDeclaration, { css }: CodeContext): Edit[] {
  const call = ts.getDecorators(node)?.[0]?.expression;
  const metadata = call && ts.isCallExpression(call) ? call.arguments[0] : undefined;
  if (!metadata || !ts.isObjectLiteralExpression(metadata)) return [];
  return metadata.properties.flatMap((property): Edit[] => {
    const at = { start: property.getStart(), end: property.end };
    const name = property.name?.getText();
    if (name === 'templateUrl') return [{ ...at, parts: [{ slot: 'template' }] }];
    if (name === 'imports') return [{ ...at, parts: [{ slot: 'imports' }] }];
    return name === 'styleUrl' ? [{ ...at, parts: [stylesProperty(css ?? '')] }] : [];
  });
}

function stylesProperty(css: string): string {
  const lines = css
    .trim()
    .split('\n')
    .map((line) => (line === '' ? '' : `    ${line}`));
  return `styles: \`\n${lines.join('\n')}\n  \``;
}

function memberEdits(
  member: ts.ClassElement,
  node: ts.ClassDeclaration,
  context: CodeContext,
): Edit[] {
  const name = member.name?.getText() ?? '';
  const whole = { start: member.getFullStart(), end: member.end, parts: [] };
  if (context.knobs.has(name)) {
    if (isNotOnlyRead(name, node)) {
      context.problem(`the class must only read the input "${name}": this.${name}()`);
    }
    return [whole];
  }
  // An output that the class itself does not emit is only for the site. It is removed.
  const isOwnOutput = context.outputs.has(name) && signalCall(member)?.callee === 'output';
  if (isOwnOutput && !node.getText().includes(`this.${name}.`)) return [whole];
  return editsWithin(member, context);
}

/** Whether a class does anything but read a knob. The generated code can only contain the value of a knob. */
function isNotOnlyRead(name: string, node: ts.ClassDeclaration): boolean {
  return new RegExp(`\\bthis\\.${name}\\b(?!\\(\\))`).test(node.getText());
}

function editsWithin(node: ts.Node, context: CodeContext): Edit[] {
  if (ts.isObjectLiteralExpression(node)) {
    const entries = node.properties.map((property) => planEntry(property, node, context));
    if (entries.some((entry) => 'value' in entry)) return [objectEdit(node, entries)];
  }
  if (ts.isExpression(node)) {
    const expression = toExpression(node, context.knobs);
    if (expression && dependsOnKnob(expression)) {
      return [{ start: node.getStart(), end: node.end, parts: [{ show: expression }] }];
    }
  }
  const edits: Edit[] = [];
  node.forEachChild((child) => void edits.push(...editsWithin(child, context)));
  return edits;
}

/** Plans an object. The last of several arguments includes the comma before it, so that it can be omitted. */
function objectEdit(node: ts.ObjectLiteralExpression, entries: readonly ObjectEntry[]): Edit {
  const args = ts.isCallExpression(node.parent) ? [...node.parent.arguments] : [];
  const before = args.at(-1) === node ? args.at(-2) : undefined;
  const start = before?.end ?? node.getStart();
  return { start, end: node.end, parts: [{ entries, lead: before ? ', ' : '' }] };
}

function planEntry(
  property: ts.ObjectLiteralElementLike,
  object: ts.ObjectLiteralExpression,
  { knobs, library, checker, onSet }: CodeContext,
): ObjectEntry {
  const value = ts.isPropertyAssignment(property)
    ? toExpression(property.initializer, knobs)
    : undefined;
  const name = property.name?.getText();
  if (!value || name === undefined || !dependsOnKnob(value)) {
    return { text: splitAtKnobs(property.getText(), knobs) };
  }
  const known = library.option(ownerOf(name, object, checker) ?? '', name);
  if (known) onSet(value, known.ref);
  return { name, value, ...(known?.default === undefined ? {} : { default: known.default }) };
}

/** The name of the class or interface that declares a property of the expected type of an object. */
function ownerOf(
  name: string,
  object: ts.ObjectLiteralExpression,
  checker: ts.TypeChecker,
): string | undefined {
  const expected = checker.getContextualType(object);
  const symbol = expected && checker.getNonNullableType(expected).getProperty(name);
  const owner = symbol?.declarations?.[0]?.parent;
  const isNamed = owner && (ts.isClassDeclaration(owner) || ts.isInterfaceDeclaration(owner));
  return isNamed ? owner.name?.text : undefined;
}
