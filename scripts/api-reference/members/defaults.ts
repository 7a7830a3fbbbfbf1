import ts from 'typescript';
import { objectOption } from '../read/decorators';
import { bare, readableValue } from '../read/source-values';

/** A value found in the source: known code, known to be undefined, or not known. */
type Value = { code: string } | 'undefined' | 'unknown';

const falsy = new Set(['false', 'null', '0', "''", '""', 'NaN']);
// Names in conditions that depend on what an application or the host element may have set.
const fromOutside = /options|defaults|config|tabindex/i;
const signalInput = /^(input|model)$/;

/**
 * The default of a member when no application-wide options are provided.
 *
 * @param sources the source classes from the documented one up to the one that declares the
 *   member; a nearer class may set the member in its constructor
 * @returns code, or undefined when the source does not tell it plainly
 */
export function defaultOf(sources: readonly ts.ClassDeclaration[], name: string) {
  for (const source of sources.slice(0, -1)) {
    if (assignmentsTo(source, name).length === 0) continue;
    const value = assignedValue(source, name, new Set());
    return typeof value === 'object' ? value.code : undefined;
  }
  const declaring = sources.at(-1);
  const value = declaring ? memberValue(declaring, name, new Set()) : 'unknown';
  return typeof value === 'object' ? value.code : undefined;
}

function memberValue(source: ts.ClassDeclaration, name: string, seen: Set<string>): Value {
  if (seen.has(name)) return 'unknown';
  seen.add(name);
  const assigned = assignmentsTo(source, name);
  return assigned.length > 0
    ? assignedValue(source, name, seen)
    : declaredValue(source, name, seen);
}

function declaredValue(source: ts.ClassDeclaration, name: string, seen: Set<string>): Value {
  for (const member of source.members) {
    if (member.name?.getText() !== name) continue;
    if (ts.isPropertyDeclaration(member)) return initialValue(member);
    if (ts.isGetAccessor(member)) return returnedValue(source, member, seen);
  }
  return 'unknown';
}

function initialValue({ initializer }: ts.PropertyDeclaration): Value {
  if (!initializer) return 'undefined';
  if (!ts.isCallExpression(initializer)) return known(initializer);
  const callee = initializer.expression.getText();
  if (signalInput.test(callee) || callee === 'signal') return known(initializer.arguments[0]);
  // What is injected comes from the application; the default is what holds when it provides nothing.
  const options = callee === 'inject' ? initializer.arguments[1] : undefined;
  const optional = objectOption(options, 'optional');
  return optional?.kind === ts.SyntaxKind.TrueKeyword ? 'undefined' : 'unknown';
}

function known(node: ts.Expression | undefined): Value {
  if (!node || node.getText() === 'undefined') return 'undefined';
  const code = readableValue(node);
  return code === undefined ? 'unknown' : { code };
}

function returnedValue(
  source: ts.ClassDeclaration,
  getter: ts.GetAccessorDeclaration,
  seen: Set<string>,
): Value {
  const [statement, ...others] = getter.body?.statements ?? [];
  if (!statement || others.length > 0 || !ts.isReturnStatement(statement)) return 'unknown';
  return statement.expression ? evaluate(source, statement.expression, seen) : 'unknown';
}

function evaluate(
  source: ts.ClassDeclaration,
  expression: ts.Expression,
  seen: Set<string>,
): Value {
  const node = bare(expression);
  if (ts.isBinaryExpression(node)) {
    const left = evaluate(source, node.left, seen);
    const isOr = node.operatorToken.kind === ts.SyntaxKind.BarBarToken;
    if (!isOr && node.operatorToken.kind !== ts.SyntaxKind.QuestionQuestionToken) {
      return known(node);
    }
    if (left === 'unknown') return 'unknown';
    const isSkipped =
      left === 'undefined' || left.code === 'null' || (isOr && falsy.has(left.code));
    return isSkipped ? evaluate(source, node.right, seen) : left;
  }
  if (ts.isConditionalExpression(node) && fromOutside.test(node.condition.getText())) {
    const isAbsent = /==\s*(null|undefined)$/.test(node.condition.getText());
    return evaluate(source, isAbsent ? node.whenTrue : node.whenFalse, seen);
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    const operand = evaluate(source, node.operand, seen);
    if (operand === 'unknown') return 'unknown';
    return { code: String(operand === 'undefined' || falsy.has(operand.code)) };
  }
  if (ts.isCallExpression(node) && node.arguments.length === 0) {
    const name = ownName(node.expression);
    return name ? memberValue(source, name, seen) : 'unknown';
  }
  const name = ownName(node);
  if (name) return memberValue(source, name, seen);
  if (ts.isPropertyAccessExpression(node)) {
    const owner = evaluate(source, node.expression, seen);
    if (owner === 'undefined') return 'undefined';
  }
  return known(node);
}

/** The name in `this.name`. */
function ownName(node: ts.Expression): string | undefined {
  return ts.isPropertyAccessExpression(node) &&
    node.expression.kind === ts.SyntaxKind.ThisKeyword &&
    ts.isIdentifier(node.name)
    ? node.name.text
    : undefined;
}

interface Assignment {
  value: ts.Expression;
  /** The conditions of the `if`s around it. */
  condition?: string;
}

function assignmentsTo(source: ts.ClassDeclaration, name: string): Assignment[] {
  const body = source.members.filter(ts.isConstructorDeclaration).find((c) => c.body)?.body;
  const found: Assignment[] = [];
  const visit = (node: ts.Node, condition?: string): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      if (ownName(node.left) === name) {
        found.push({ value: node.right, ...(condition !== undefined && { condition }) });
      }
    }
    const inner = ts.isIfStatement(node)
      ? `${condition ?? ''} ${node.expression.getText()}`
      : condition;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  if (body) visit(body);
  return found;
}

// A constructor that copies an option of the application under a condition leaves the initial
// value alone when there are no options.
function assignedValue(source: ts.ClassDeclaration, name: string, seen: Set<string>): Value {
  const assignments = assignmentsTo(source, name);
  const [first, ...others] = assignments;
  if (!first) return 'unknown';
  if (assignments.every(({ condition }) => condition && fromOutside.test(condition))) {
    return declaredValue(source, name, seen);
  }
  if (others.length > 0 || first.condition !== undefined) return 'unknown';
  return evaluate(source, first.value, seen);
}
