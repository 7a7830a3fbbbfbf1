import ts from 'typescript';

/**
 * Returns every name that a declaration file declares or exports: types, variables, functions, members and
 * parameters, regardless of where. The words in literal types count too, because Angular's compiler writes
 * the selectors of directives there (`"[ngModel]"`).
 */
export function declaredNames(source: string): ReadonlySet<string> {
  const names = new Set<string>();
  const file = ts.createSourceFile('names.d.ts', source, ts.ScriptTarget.Latest, false);
  const walk = (node: ts.Node): void => {
    const name = nameOf(node);
    if (name !== undefined) names.add(name);
    for (const word of literalWords(node)) names.add(word);
    ts.forEachChild(node, walk);
  };
  walk(file);
  return names;
}

function nameOf(node: ts.Node): string | undefined {
  const isNamed =
    ts.isClassElement(node) ||
    ts.isTypeElement(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isEnumMember(node) ||
    ts.isExportSpecifier(node) ||
    ts.isBindingElement(node) ||
    ts.isParameter(node);
  if (!isNamed || node.name === undefined) return undefined;
  const { name } = node;
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;
}

function literalWords(node: ts.Node): readonly string[] {
  if (!ts.isLiteralTypeNode(node) || !ts.isStringLiteral(node.literal)) return [];
  return node.literal.text.match(/[a-zA-Z][\w-]*/g) ?? [];
}
