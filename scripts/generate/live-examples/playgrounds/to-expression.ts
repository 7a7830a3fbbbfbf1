import ts from 'typescript';
import type { Expression, Operator, SourceText, Value } from '@/lib/playground/model';

const binary = new Map<ts.SyntaxKind, Operator>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '==='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '&&'],
  [ts.SyntaxKind.BarBarToken, '||'],
  [ts.SyntaxKind.PlusToken, '+'],
]);

/**
 * Converts an expression of knobs and literals, from a template (`knob()`) or from a class (`this.knob()`).
 *
 * @returns undefined when the expression contains anything else
 */
export function toExpression(
  node: ts.Expression,
  knobs: ReadonlySet<string>,
): Expression | undefined {
  if (ts.isParenthesizedExpression(node)) return toExpression(node.expression, knobs);
  const value = literalValue(node);
  if (value !== undefined) return { value };
  const knob = knobOf(node, knobs);
  if (knob !== undefined) return { knob };
  const parts = operationOf(node);
  if (!parts) return undefined;
  const args = parts.args.map((arg) => toExpression(arg, knobs));
  return args.every((arg) => arg !== undefined) ? { op: parts.op, args } : undefined;
}

function operationOf(
  node: ts.Expression,
): { op: Operator; args: readonly ts.Expression[] } | undefined {
  if (ts.isConditionalExpression(node)) {
    return { op: '?:', args: [node.condition, node.whenTrue, node.whenFalse] };
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return { op: '!', args: [node.operand] };
  }
  const op = ts.isBinaryExpression(node) ? binary.get(node.operatorToken.kind) : undefined;
  return op && ts.isBinaryExpression(node) ? { op, args: [node.left, node.right] } : undefined;
}

/** The value of a literal. Undefined for everything else, including `undefined` itself. */
export function literalValue(node: ts.Expression): Value | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  const isNegative = ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken;
  return isNegative && ts.isNumericLiteral(node.operand) ? -Number(node.operand.text) : undefined;
}

function knobOf(node: ts.Expression, knobs: ReadonlySet<string>): string | undefined {
  if (!ts.isCallExpression(node) || node.arguments.length > 0) return undefined;
  const { expression } = node;
  const name = ts.isIdentifier(expression)
    ? expression.text
    : ts.isPropertyAccessExpression(expression) &&
        expression.expression.kind === ts.SyntaxKind.ThisKeyword
      ? expression.name.text
      : undefined;
  return name !== undefined && knobs.has(name) ? name : undefined;
}

/** Parses the text of an expression in a template. See `toExpression`. */
export function parseExpression(text: string, knobs: ReadonlySet<string>): Expression | undefined {
  const source = ts.createSourceFile('x.ts', `(${text})`, ts.ScriptTarget.Latest, true);
  const [statement, ...more] = source.statements;
  if (!statement || more.length > 0 || !ts.isExpressionStatement(statement)) return undefined;
  return toExpression(statement.expression, knobs);
}

/** Whether an expression depends on a knob. */
export function dependsOnKnob(expression: Expression): boolean {
  if ('op' in expression) return expression.args.some(dependsOnKnob);
  return 'knob' in expression;
}

/** The knobs in an expression, without duplicates. */
export function knobsIn(expression: Expression): readonly string[] {
  if ('op' in expression) return [...new Set(expression.args.flatMap(knobsIn))];
  return 'knob' in expression ? [expression.knob] : [];
}

/** Splits the text of a template or class at the calls that read a knob. */
export function splitAtKnobs(text: string, knobs: ReadonlySet<string>): SourceText {
  if (knobs.size === 0) return [text];
  const call = new RegExp(`(?<![\\w.$])(?:this\\.)?(${[...knobs].join('|')})\\(\\)`);
  return text
    .split(call)
    .map((part, index) => (index % 2 === 0 ? part : { knob: part }))
    .filter((part) => part !== '');
}
