import ts from 'typescript';

/** Maximum length of a value on a single line, in characters. */
const maxLineLength = 80;

/** The text of a node on one line, without comments. */
export function singleLineText(node: ts.Node): string {
  const text = printed(node).replace(/\s+/g, ' ').trim();
  return text.replace(/,(\s*[}\])])/g, '$1');
}

/** The text of a node without comments, on one line if it is short. */
export function codeText(node: ts.Node): string {
  const line = singleLineText(node);
  return line.length <= maxLineLength ? line : printed(node).trim();
}

function printed(node: ts.Node): string {
  const printer = ts.createPrinter({ removeComments: true });
  return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
}

/** Removes parentheses and type syntax (`as`, `satisfies`, `!`) around an expression. */
export function withoutTypeSyntax(node: ts.Expression): ts.Expression {
  if (
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isParenthesizedExpression(node)
  ) {
    return withoutTypeSyntax(node.expression);
  }
  return node;
}

/**
 * The expression as code, if readers can understand it without context: literals, enum members, small
 * objects. Replaces constants of the same file by their value. Returns undefined for other expressions.
 */
export function readableValue(node: ts.Expression | undefined): string | undefined {
  const value = node && resolved(withoutTypeSyntax(node));
  if (!value || !isReadable(value)) return undefined;
  const text = singleLineText(value);
  return text.length <= maxLineLength && text !== 'undefined' ? text : undefined;
}

function resolved(node: ts.Expression): ts.Expression {
  if (!ts.isIdentifier(node)) return node;
  const constant = node
    .getSourceFile()
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === node.text)?.initializer;
  return constant && isReadable(withoutTypeSyntax(constant)) ? withoutTypeSyntax(constant) : node;
}

/**
 * Whether an expression consists of literals, enum members and constants only, or is a function that returns
 * such.
 */
export function isReadable(node: ts.Expression): boolean {
  if (ts.isPrefixUnaryExpression(node)) return isReadable(node.operand);
  if (ts.isAsExpression(node)) return isReadable(node.expression);
  // A function that always returns the same value, such as a predicate that accepts everything.
  if (ts.isArrowFunction(node)) {
    return node.parameters.length === 0 && !ts.isBlock(node.body) && isReadable(node.body);
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isReadable);
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.every((p) => ts.isPropertyAssignment(p) && isReadable(p.initializer));
  }
  if (ts.isBinaryExpression(node)) {
    const isAddition = node.operatorToken.kind === ts.SyntaxKind.PlusToken;
    return isAddition && isReadable(node.left) && isReadable(node.right);
  }
  if (ts.isPropertyAccessExpression(node)) {
    return ts.isIdentifier(node.expression) && /^[A-Z]/.test(node.expression.text);
  }
  if (ts.isIdentifier(node)) return /^[A-Z][A-Z_0-9]*$/.test(node.text) || node.text === 'Infinity';
  return (
    ts.isLiteralExpression(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword ||
    node.kind === ts.SyntaxKind.NullKeyword
  );
}
