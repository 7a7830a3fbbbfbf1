import ts from 'typescript';
import type { CodePart, Expression, ObjectEntry } from '@/lib/playground/model';
import type { Library } from './library';
import { type Problem, signalCall } from './read-knobs';
import { dependsOnKnob, splitAtKnobs, toExpression } from './to-expression';

/** What the plan of a class is made with. */
export interface CodeFacts {
  knobs: ReadonlySet<string>;
  outputs: ReadonlySet<string>;
  library: Library;
  checker: ts.TypeChecker;
  /** Text of the stylesheet, when there is one. */
  css: string | undefined;
  onSet: (expression: Expression, ref: string) => void;
  problem: Problem;
}

interface Edit {
  start: number;
  end: number;
  parts: readonly CodePart[];
}

/** The file below its imports, so that it can be written for any setting of the knobs. */
export function planCode(node: ts.ClassDeclaration, facts: CodeFacts): CodePart[] {
  const source = node.getSourceFile();
  const edits = [
    ...titleEdits(node),
    ...decoratorEdits(node, facts),
    ...node.members.flatMap((member) => memberEdits(member, node, facts)),
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

/** The title is for the site, not for the code. */
function titleEdits(node: ts.ClassDeclaration): Edit[] {
  const { text } = node.getSourceFile();
  return (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
    .filter(({ pos, end }) => text.slice(pos, end).includes('@title'))
    .map(({ pos, end }) => ({ start: pos, end: end + 1, parts: [] }));
}

function decoratorEdits(node: ts.ClassDeclaration, { css }: CodeFacts): Edit[] {
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

function memberEdits(member: ts.ClassElement, node: ts.ClassDeclaration, facts: CodeFacts): Edit[] {
  const name = member.name?.getText() ?? '';
  const whole = { start: member.getFullStart(), end: member.end, parts: [] };
  if (facts.knobs.has(name)) {
    if (isUsedOtherwise(name, node)) {
      facts.problem(`the class does more with the input "${name}" than read it`);
    }
    return [whole];
  }
  // An output the class itself does not emit only tells the page of events.
  const isOwnOutput = facts.outputs.has(name) && signalCall(member)?.maker === 'output';
  if (isOwnOutput && !node.getText().includes(`this.${name}.`)) return [whole];
  return editsWithin(member, facts);
}

/** The code shown reads a knob as its value; nothing else could be written down. */
function isUsedOtherwise(name: string, node: ts.ClassDeclaration): boolean {
  return new RegExp(`\\bthis\\.${name}\\b(?!\\(\\))`).test(node.getText());
}

function editsWithin(node: ts.Node, facts: CodeFacts): Edit[] {
  if (ts.isObjectLiteralExpression(node)) {
    const entries = node.properties.map((property) => planEntry(property, node, facts));
    if (entries.some((entry) => 'value' in entry)) return [objectEdit(node, entries)];
  }
  if (ts.isExpression(node)) {
    const expression = toExpression(node, facts.knobs);
    if (expression && dependsOnKnob(expression)) {
      return [{ start: node.getStart(), end: node.end, parts: [{ show: expression }] }];
    }
  }
  const edits: Edit[] = [];
  node.forEachChild((child) => void edits.push(...editsWithin(child, facts)));
  return edits;
}

/** As the last of several arguments it goes with the comma before it. */
function objectEdit(node: ts.ObjectLiteralExpression, entries: readonly ObjectEntry[]): Edit {
  const args = ts.isCallExpression(node.parent) ? [...node.parent.arguments] : [];
  const before = args.at(-1) === node ? args.at(-2) : undefined;
  const start = before?.end ?? node.getStart();
  return { start, end: node.end, parts: [{ entries, lead: before ? ', ' : '' }] };
}

function planEntry(
  property: ts.ObjectLiteralElementLike,
  object: ts.ObjectLiteralExpression,
  { knobs, library, checker, onSet }: CodeFacts,
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

/** The class or interface that declares a property an object is expected to have. */
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
