import ts from 'typescript';

const shortValue = 80;

/** A node's text on one line, without comments. */
export function flatText(node: ts.Node): string {
  const text = printed(node).replace(/\s+/g, ' ').trim();
  return text.replace(/,(\s*[}\])])/g, '$1');
}

/** A node's text, short ones on one line, without comments. */
export function codeText(node: ts.Node): string {
  const flat = flatText(node);
  return flat.length <= shortValue ? flat : printed(node).trim();
}

function printed(node: ts.Node): string {
  const printer = ts.createPrinter({ removeComments: true });
  return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
}

/** An expression without the parts that only the type checker reads. */
export function bare(node: ts.Expression): ts.Expression {
  if (
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isParenthesizedExpression(node)
  ) {
    return bare(node.expression);
  }
  return node;
}

/**
 * The expression as code when it tells a reader the value: literals, enum members, small objects.
 * Constants of the same file are replaced by their value.
 */
export function readableValue(node: ts.Expression | undefined): string | undefined {
  const value = node && resolved(bare(node));
  if (!value || !isReadable(value)) return undefined;
  const text = flatText(value);
  return text.length <= shortValue && text !== 'undefined' ? text : undefined;
}

function resolved(node: ts.Expression): ts.Expression {
  if (!ts.isIdentifier(node)) return node;
  const constant = node
    .getSourceFile()
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === node.text)?.initializer;
  return constant && isReadable(bare(constant)) ? bare(constant) : node;
}

/** True for expressions made of literals, enum members and constants only, and functions that give one of these. */
export function isReadable(node: ts.Expression): boolean {
  if (ts.isPrefixUnaryExpression(node)) return isReadable(node.operand);
  if (ts.isAsExpression(node)) return isReadable(node.expression);
  // A function that always answers the same, as a predicate that lets everything pass.
  if (ts.isArrowFunction(node)) {
    return node.parameters.length === 0 && !ts.isBlock(node.body) && isReadable(node.body);
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isReadable);
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.every((p) => ts.isPropertyAssignment(p) && isReadable(p.initializer));
  }
  if (ts.isBinaryExpression(node)) {
    const adds = node.operatorToken.kind === ts.SyntaxKind.PlusToken;
    return adds && isReadable(node.left) && isReadable(node.right);
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
