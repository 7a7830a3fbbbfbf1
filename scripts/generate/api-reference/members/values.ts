import ts from 'typescript';
import { objectOption, providedInOf } from '../read/decorators';
import { readableValue, withoutTypeSyntax } from '../read/source-values';

/** Finds a top-level declaration in the source of the library by its name. */
export type LookUp = (name: string) => ts.Node | undefined;

/** The result of an evaluation: unknown, undefined, or a known value. */
export type Value = 'unknown' | 'undefined' | KnownValue;

interface KnownValue {
  /** The value as code. Absent when it is too long or refers to private names. */
  code?: string;
  /** The object literal, if it is one, so that its properties can be read. */
  object?: ts.ObjectLiteralExpression;
}

/** The context in which an expression is evaluated. */
export interface EvaluationScope {
  /** The value of `this.name`. */
  member: (name: string) => Value;
  lookUp: LookUp;
  /** The name of the host element, if the selector names one. */
  host?: string | undefined;
  /** The declarations of local constants that are being evaluated, to detect cycles. */
  visiting?: ReadonlySet<ts.Node>;
}

const falsy = new Set(['false', 'null', '0', "''", '""', 'NaN']);
// Matches conditions that depend on settings of the application or the host element.
const externalSettings = /options|defaults|config|tabindex/i;

const truth = (value: boolean | undefined): Value =>
  value === undefined ? 'unknown' : { code: String(value) };

/** Whether a value is truthy; undefined when unknown. */
function isTrue(value: Value): boolean | undefined {
  if (value === 'unknown') return undefined;
  return value !== 'undefined' && (value.code === undefined || !falsy.has(value.code));
}

/**
 * Whether a condition is true in an application that sets no options.
 *
 * @returns undefined when the condition depends on something else
 */
export function isConditionTrue(
  condition: ts.Expression,
  scope: EvaluationScope,
): boolean | undefined {
  return isTrue(evaluate(condition, scope)) ?? isTrueWithoutOptions(condition);
}

function isTrueWithoutOptions(condition: ts.Expression): boolean | undefined {
  const text = condition.getText();
  return externalSettings.test(text) ? /==\s*(null|undefined)$/.test(text) : undefined;
}

/** Evaluates an expression in the source of the library, as far as possible without running the code. */
export function evaluate(expression: ts.Expression, scope: EvaluationScope): Value {
  const node = withoutTypeSyntax(expression);
  if (ts.isBinaryExpression(node)) return binary(node, scope);
  if (ts.isConditionalExpression(node)) {
    const chosen = isConditionTrue(node.condition, scope);
    if (chosen === undefined) return valueAsWritten(node);
    return evaluate(chosen ? node.whenTrue : node.whenFalse, scope);
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    const operand = isTrue(evaluate(node.operand, scope));
    return operand === undefined ? 'unknown' : truth(!operand);
  }
  if (ts.isCallExpression(node)) return called(node, scope);
  const own = ownName(node);
  if (own) return scope.member(own);
  if (ts.isPropertyAccessExpression(node)) return property(node, scope);
  if (ts.isIdentifier(node)) return named(node, scope);
  return valueAsWritten(node);
}

function binary(node: ts.BinaryExpression, scope: EvaluationScope): Value {
  const { kind } = node.operatorToken;
  if (kind === ts.SyntaxKind.EqualsToken) return evaluate(node.right, scope);
  const left = evaluate(node.left, scope);
  const isLeftTrue = isTrue(left);
  switch (kind) {
    case ts.SyntaxKind.BarBarToken:
      if (isLeftTrue === undefined) return 'unknown';
      return isLeftTrue ? left : evaluate(node.right, scope);
    case ts.SyntaxKind.AmpersandAmpersandToken:
      if (isLeftTrue === undefined) return 'unknown';
      return isLeftTrue ? evaluate(node.right, scope) : left;
    case ts.SyntaxKind.QuestionQuestionToken:
      if (left === 'unknown') return left;
      return isNothing(left) ? evaluate(node.right, scope) : left;
    case ts.SyntaxKind.EqualsEqualsToken:
    case ts.SyntaxKind.EqualsEqualsEqualsToken:
      return compared(node, left, scope, true);
    case ts.SyntaxKind.ExclamationEqualsToken:
    case ts.SyntaxKind.ExclamationEqualsEqualsToken:
      return compared(node, left, scope, false);
    default:
      return valueAsWritten(node);
  }
}

const isNothing = (value: Value) =>
  value === 'undefined' || (typeof value === 'object' && value.code === 'null');

/** The text of a string literal. */
const textIn = (code = '') => /^(['"])([^'"]*)\1$/.exec(code)?.[2];

/** Evaluates comparisons with null, undefined and strings: `x != null`, `typeof x !== 'undefined'`, `x === 'a'`. */
function compared(
  node: ts.BinaryExpression,
  left: Value,
  scope: EvaluationScope,
  equal: boolean,
): Value {
  const right = withoutTypeSyntax(node.right).getText();
  if (ts.isTypeOfExpression(node.left) && /^['"]undefined['"]$/.test(right)) {
    const value = evaluate(node.left.expression, scope);
    return value === 'unknown' ? value : truth((value === 'undefined') === equal);
  }
  if (left === 'unknown') return left;
  if (right === 'null' || right === 'undefined') return truth(isNothing(left) === equal);
  const [a, b] = [typeof left === 'object' ? textIn(left.code) : undefined, textIn(right)];
  return a === undefined || b === undefined ? 'unknown' : truth((a === b) === equal);
}

function called(node: ts.CallExpression, scope: EvaluationScope): Value {
  const callee = node.expression.getText();
  const [first, second] = node.arguments;
  if (callee === 'inject' && first) return injected(first, second, scope);
  if (callee === 'Boolean' && first) return truth(isTrue(evaluate(first, scope)));
  if (scope.host && callee.endsWith('nativeElement.nodeName.toLowerCase')) {
    return { code: `'${scope.host}'` };
  }
  const own = node.arguments.length === 0 ? ownName(node.expression) : undefined;
  return own ? scope.member(own) : 'unknown';
}

/** Evaluates `inject()` in an application without providers. */
function injected(
  what: ts.Expression,
  options: ts.Expression | undefined,
  scope: EvaluationScope,
): Value {
  const declaration = ts.isIdentifier(what) ? scope.lookUp(what.text) : undefined;
  const token =
    declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  const factory =
    token && ts.isNewExpression(token) ? objectOption(token.arguments?.[1], 'factory') : undefined;
  if (factory) return factoryResult(factory, scope);
  // A service that is provided in the root injector always exists, even if the injection is optional.
  if (declaration && ts.isClassDeclaration(declaration) && providedInOf(declaration)) {
    return 'unknown';
  }
  const isOptional = objectOption(options, 'optional')?.kind === ts.SyntaxKind.TrueKeyword;
  return isOptional ? 'undefined' : 'unknown';
}

function factoryResult(factory: ts.Expression, { lookUp }: EvaluationScope): Value {
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

function property(node: ts.PropertyAccessExpression, scope: EvaluationScope): Value {
  const owner = evaluate(node.expression, scope);
  if (owner === 'undefined') return 'undefined';
  if (owner === 'unknown' || !owner.object) return valueAsWritten(node);
  const isSpread = owner.object.properties.some(ts.isSpreadAssignment);
  const value = objectOption(owner.object, node.name.text);
  if (value) return evaluate(value, { member: () => 'unknown', lookUp: scope.lookUp });
  return isSpread ? 'unknown' : 'undefined';
}

/**
 * Evaluates an identifier: a local constant of the enclosing function, a constant of the file, or the bare
 * name.
 */
function named(node: ts.Identifier, scope: EvaluationScope): Value {
  if (node.text === 'undefined') return 'undefined';
  const visiting = scope.visiting ?? new Set();
  const declaration = declarationOf(node, scope.lookUp);
  if (!declaration || visiting.has(declaration)) return valueAsWritten(node);
  const inner = { ...scope, visiting: new Set([...visiting, declaration]) };
  if (ts.isParameter(declaration)) return 'unknown';
  if (!ts.isBindingElement(declaration)) {
    const { initializer } = declaration;
    const value = initializer ? evaluate(initializer, inner) : 'undefined';
    return value === 'unknown' ? valueAsWritten(node) : value;
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

/** The value of an expression without further evaluation. */
export function valueAsWritten(node: ts.Expression | undefined): Value {
  if (!node || node.getText() === 'undefined') return 'undefined';
  const code = readableValue(node);
  if (ts.isObjectLiteralExpression(node)) return { object: node, ...(code && { code }) };
  return code === undefined ? 'unknown' : { code };
}

/** The member name in `this.name`; undefined for other expressions. */
export function ownName(node: ts.Expression): string | undefined {
  return ts.isPropertyAccessExpression(node) &&
    node.expression.kind === ts.SyntaxKind.ThisKeyword &&
    ts.isIdentifier(node.name)
    ? node.name.text
    : undefined;
}
