import ts from 'typescript';
import { objectOption, providedInOf } from '../read/decorators';
import { bare, readableValue } from '../read/source-values';

/** Finds a top-level declaration of the library's source by its name. */
export type LookUp = (name: string) => ts.Node | undefined;

/** What is known of a value: nothing, that it is undefined, or what it is. */
export type Value = 'unknown' | 'undefined' | KnownValue;

interface KnownValue {
  /** The value as code; absent when it is too long or refers to what a reader cannot see. */
  code?: string;
  /** The object literal it is, so that its properties can be read. */
  object?: ts.ObjectLiteralExpression;
}

/** What an expression stands among. */
export interface Surroundings {
  /** The value of `this.name`. */
  member: (name: string) => Value;
  lookUp: LookUp;
  /** Names of local constants that are being evaluated, against circles. */
  open?: ReadonlySet<ts.Node>;
}

const falsy = new Set(['false', 'null', '0', "''", '""', 'NaN']);
// Names in conditions that depend on what an application or the host element may have set.
const fromOutside = /options|defaults|config|tabindex/i;

const truth = (value: boolean): Value => ({ code: String(value) });

/** Whether a value counts as true; undefined when that is not known. */
function isTrue(value: Value): boolean | undefined {
  if (value === 'unknown') return undefined;
  return value !== 'undefined' && (value.code === undefined || !falsy.has(value.code));
}

/**
 * Whether a condition holds while an application has set no options of its own.
 *
 * @returns undefined when it depends on something else
 */
export function holds(condition: ts.Expression, around: Surroundings): boolean | undefined {
  return isTrue(evaluate(condition, around)) ?? heldWithoutOptions(condition);
}

function heldWithoutOptions(condition: ts.Expression): boolean | undefined {
  const text = condition.getText();
  return fromOutside.test(text) ? /==\s*(null|undefined)$/.test(text) : undefined;
}

/** Evaluates an expression of the library's source as far as the source alone tells its value. */
export function evaluate(expression: ts.Expression, around: Surroundings): Value {
  const node = bare(expression);
  if (ts.isBinaryExpression(node)) return binary(node, around);
  if (ts.isConditionalExpression(node)) {
    const chosen = holds(node.condition, around);
    if (chosen === undefined) return known(node);
    return evaluate(chosen ? node.whenTrue : node.whenFalse, around);
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    const operand = isTrue(evaluate(node.operand, around));
    return operand === undefined ? 'unknown' : truth(!operand);
  }
  if (ts.isCallExpression(node)) return called(node, around);
  const own = ownName(node);
  if (own) return around.member(own);
  if (ts.isPropertyAccessExpression(node)) return property(node, around);
  if (ts.isIdentifier(node)) return named(node, around);
  return known(node);
}

function binary(node: ts.BinaryExpression, around: Surroundings): Value {
  const { kind } = node.operatorToken;
  if (kind === ts.SyntaxKind.EqualsToken) return evaluate(node.right, around);
  const left = evaluate(node.left, around);
  const isLeftTrue = isTrue(left);
  switch (kind) {
    case ts.SyntaxKind.BarBarToken:
      if (isLeftTrue === undefined) return 'unknown';
      return isLeftTrue ? left : evaluate(node.right, around);
    case ts.SyntaxKind.AmpersandAmpersandToken:
      if (isLeftTrue === undefined) return 'unknown';
      return isLeftTrue ? evaluate(node.right, around) : left;
    case ts.SyntaxKind.QuestionQuestionToken:
      if (left === 'unknown') return left;
      return isNothing(left) ? evaluate(node.right, around) : left;
    case ts.SyntaxKind.EqualsEqualsToken:
    case ts.SyntaxKind.EqualsEqualsEqualsToken:
      return compared(node, left, around, true);
    case ts.SyntaxKind.ExclamationEqualsToken:
    case ts.SyntaxKind.ExclamationEqualsEqualsToken:
      return compared(node, left, around, false);
    default:
      return known(node);
  }
}

const isNothing = (value: Value) =>
  value === 'undefined' || (typeof value === 'object' && value.code === 'null');

/** Comparisons with nothing: `x != null`, `x === undefined`, `typeof x !== 'undefined'`. */
function compared(
  node: ts.BinaryExpression,
  left: Value,
  around: Surroundings,
  equal: boolean,
): Value {
  const right = bare(node.right).getText();
  if (ts.isTypeOfExpression(node.left) && /^['"]undefined['"]$/.test(right)) {
    const value = evaluate(node.left.expression, around);
    return value === 'unknown' ? value : truth((value === 'undefined') === equal);
  }
  if (left === 'unknown' || (right !== 'null' && right !== 'undefined')) return 'unknown';
  return truth(isNothing(left) === equal);
}

function called(node: ts.CallExpression, around: Surroundings): Value {
  const callee = node.expression.getText();
  const [first, second] = node.arguments;
  if (callee === 'inject' && first) return injected(first, second, around);
  if (callee === 'Boolean' && first) {
    const operand = isTrue(evaluate(first, around));
    return operand === undefined ? 'unknown' : truth(operand);
  }
  const own = node.arguments.length === 0 ? ownName(node.expression) : undefined;
  return own ? around.member(own) : 'unknown';
}

/** What injecting gives in an application that provides nothing. */
function injected(
  what: ts.Expression,
  options: ts.Expression | undefined,
  around: Surroundings,
): Value {
  const declaration = ts.isIdentifier(what) ? around.lookUp(what.text) : undefined;
  const token =
    declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  const factory =
    token && ts.isNewExpression(token) ? objectOption(token.arguments?.[1], 'factory') : undefined;
  if (factory) return factoryResult(factory, around);
  // A service of the root is always there, whether or not it has to be.
  if (declaration && ts.isClassDeclaration(declaration) && providedInOf(declaration)) {
    return 'unknown';
  }
  const isOptional = objectOption(options, 'optional')?.kind === ts.SyntaxKind.TrueKeyword;
  return isOptional ? 'undefined' : 'unknown';
}

function factoryResult(factory: ts.Expression, { lookUp }: Surroundings): Value {
  const callable = ts.isIdentifier(factory) ? lookUp(factory.text) : factory;
  const isCallable =
    callable && (ts.isArrowFunction(callable) || ts.isFunctionDeclaration(callable));
  const body = isCallable ? callable.body : undefined;
  const statement = body && ts.isBlock(body) ? body.statements[0] : undefined;
  const result =
    body && ts.isBlock(body)
      ? statement && ts.isReturnStatement(statement)
        ? statement.expression
        : undefined
      : body;
  // A factory has no `this`.
  return result ? evaluate(result, { member: () => 'unknown', lookUp }) : 'unknown';
}

function property(node: ts.PropertyAccessExpression, around: Surroundings): Value {
  const owner = evaluate(node.expression, around);
  if (owner === 'undefined') return 'undefined';
  if (owner === 'unknown' || !owner.object) return known(node);
  const isSpread = owner.object.properties.some(ts.isSpreadAssignment);
  const value = objectOption(owner.object, node.name.text);
  if (value) return evaluate(value, { member: () => 'unknown', lookUp: around.lookUp });
  return isSpread ? 'unknown' : 'undefined';
}

/** A local constant of the function around it, a constant of its file, or a name as it stands. */
function named(node: ts.Identifier, around: Surroundings): Value {
  if (node.text === 'undefined') return 'undefined';
  const open = around.open ?? new Set();
  const declaration = declarationOf(node, around.lookUp);
  if (!declaration || open.has(declaration)) return known(node);
  const inner = { ...around, open: new Set([...open, declaration]) };
  if (ts.isParameter(declaration)) return 'unknown';
  if (!ts.isBindingElement(declaration)) {
    const { initializer } = declaration;
    const value = initializer ? evaluate(initializer, inner) : 'undefined';
    return value === 'unknown' ? known(node) : value;
  }
  const owner = declaration.parent.parent;
  const object = ts.isVariableDeclaration(owner) ? owner.initializer : undefined;
  const value = object ? evaluate(object, inner) : 'unknown';
  return value === 'undefined' ? value : 'unknown';
}

type Declaration = ts.VariableDeclaration | ts.ParameterDeclaration | ts.BindingElement;

function declarationOf(node: ts.Identifier, lookUp: LookUp): Declaration | undefined {
  let scope: ts.Node = node;
  do {
    scope = scope.parent;
    const found = ts.isSourceFile(scope) || ts.isBlock(scope) ? inStatements(scope, node.text) : [];
    const parameters = ts.isFunctionLike(scope) ? [...scope.parameters] : [];
    const [declaration] = [...found, ...parameters.filter((p) => p.name.getText() === node.text)];
    if (declaration) return declaration;
  } while (!ts.isSourceFile(scope));
  const elsewhere = lookUp(node.text);
  return elsewhere && ts.isVariableDeclaration(elsewhere) ? elsewhere : undefined;
}

function inStatements({ statements }: ts.SourceFile | ts.Block, name: string): Declaration[] {
  return statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }): Declaration[] => [...declarationList.declarations])
    .flatMap((declaration): Declaration[] =>
      ts.isObjectBindingPattern(declaration.name) ? [...declaration.name.elements] : [declaration],
    )
    .filter((declaration) => declaration.name.getText() === name);
}

/** What an expression says as it stands. */
export function known(node: ts.Expression | undefined): Value {
  if (!node || node.getText() === 'undefined') return 'undefined';
  const code = readableValue(node);
  if (ts.isObjectLiteralExpression(node)) return { object: node, ...(code && { code }) };
  return code === undefined ? 'unknown' : { code };
}

/** The name in `this.name`. */
export function ownName(node: ts.Expression): string | undefined {
  return ts.isPropertyAccessExpression(node) &&
    node.expression.kind === ts.SyntaxKind.ThisKeyword &&
    ts.isIdentifier(node.name)
    ? node.name.text
    : undefined;
}
