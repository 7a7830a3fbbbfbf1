import ts from 'typescript';

/** What the original source of a class adds to its declaration. */
export interface SourceMemberFacts {
  default?: string;
  transform?: string;
}

const longest = 80;

/** A node's text on one line, without comments. */
export function flatText(node: ts.Node): string {
  const printer = ts.createPrinter({ removeComments: true });
  const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  return text.replace(/\s+/g, ' ').trim();
}

/** The expression as text when it tells a reader the value: literals, constants, small objects. */
export function readableValue(node: ts.Expression | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isAsExpression(node) || ts.isNonNullExpression(node))
    return readableValue(node.expression);
  if (ts.isParenthesizedExpression(node)) return readableValue(node.expression);
  if (!isReadable(node)) return undefined;
  const text = flatText(node);
  return text.length <= longest && text !== 'undefined' ? text : undefined;
}

function isReadable(node: ts.Expression): boolean {
  if (ts.isPrefixUnaryExpression(node)) return isReadable(node.operand);
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isReadable);
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.every((p) => ts.isPropertyAssignment(p) && isReadable(p.initializer));
  }
  if (ts.isPropertyAccessExpression(node)) {
    return ts.isIdentifier(node.expression) && /^[A-Z]/.test(node.expression.text);
  }
  if (ts.isIdentifier(node)) return /^[A-Z_0-9]+$/.test(node.text) || node.text === 'Infinity';
  return (
    ts.isLiteralExpression(node) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(
      node.kind,
    )
  );
}

/** Reads defaults and transforms of a member of a source class. */
export function readMemberFacts(
  source: ts.ClassDeclaration | undefined,
  name: string,
): SourceMemberFacts {
  const facts: SourceMemberFacts = {};
  for (const member of source?.members ?? []) {
    if (member.name?.getText() !== name) continue;
    const transform = decoratorOption(member, 'Input', 'transform');
    if (transform) facts.transform = flatText(transform);
    if (ts.isPropertyDeclaration(member)) Object.assign(facts, readInitializer(member.initializer));
    if (ts.isGetAccessor(member) && source) {
      const value = readableValue(backingField(source, member)?.initializer);
      if (value) facts.default = value;
    }
  }
  return facts;
}

function readInitializer(node: ts.Expression | undefined): SourceMemberFacts {
  if (!node || !ts.isCallExpression(node)) {
    const value = readableValue(node);
    return value ? { default: value } : {};
  }
  const callee = node.expression.getText();
  if (!/^(input|model)(\.required)?$/.test(callee)) return {};
  const [first, second] = node.arguments;
  const value = callee.endsWith('required') ? undefined : readableValue(first);
  const transform = objectOption(callee.endsWith('required') ? first : second, 'transform');
  return {
    ...(value && { default: value }),
    ...(transform && { transform: flatText(transform) }),
  };
}

// `get x() { return this._x; }`: the default of x is what _x starts with.
function backingField(source: ts.ClassDeclaration, getter: ts.GetAccessorDeclaration) {
  const [statement, ...others] = getter.body?.statements ?? [];
  if (!statement || others.length > 0 || !ts.isReturnStatement(statement)) return undefined;
  const { expression } = statement;
  if (!expression || !ts.isPropertyAccessExpression(expression)) return undefined;
  if (expression.expression.kind !== ts.SyntaxKind.ThisKeyword) return undefined;
  return source.members
    .filter(ts.isPropertyDeclaration)
    .find(({ name }) => name.getText() === expression.name.text);
}

/** Default values of a callable's parameters, by name. */
export function parameterDefaults(
  node: ts.SignatureDeclaration | undefined,
): ReadonlyMap<string, string> {
  return new Map(
    (node?.parameters ?? []).flatMap(({ name, initializer }) =>
      initializer ? [[name.getText(), flatText(initializer)] as const] : [],
    ),
  );
}

/** The implementation of a method in its source class: the declaration that has a body. */
export function methodSource(source: ts.ClassDeclaration | undefined, name: string) {
  return source?.members
    .filter(ts.isMethodDeclaration)
    .find((member) => member.body && member.name.getText() === name);
}

/** An option in the object literal passed to a decorator of a class or member. */
export function decoratorOption(
  node: ts.ClassElement | ts.ClassDeclaration,
  decorator: string | RegExp,
  option: string,
): ts.Expression | undefined {
  return objectOption(decoratorArguments(node, decorator)?.[0], option);
}

/** Arguments of the decorator with this name, when the class or member has it. */
export function decoratorArguments(
  node: ts.ClassElement | ts.ClassDeclaration,
  decorator: string | RegExp,
): readonly ts.Expression[] | undefined {
  const decorators = ts.canHaveDecorators(node) ? (ts.getDecorators(node) ?? []) : [];
  for (const { expression } of decorators) {
    if (!ts.isCallExpression(expression)) continue;
    const name = expression.expression.getText();
    if (typeof decorator === 'string' ? name === decorator : decorator.test(name)) {
      return expression.arguments;
    }
  }
  return undefined;
}

/** The value of a property of an object literal. */
export function objectOption(node: ts.Expression | undefined, option: string) {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  return node.properties
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => name.getText().replace(/^['"]|['"]$/g, '') === option)?.initializer;
}
