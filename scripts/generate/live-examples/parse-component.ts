import ts from 'typescript';

/** The facts about an exported component in the source code. */
export interface ParsedComponent {
  className: string;
  selector: string | undefined;
  title: string | undefined;
  /** One sentence about what it shows, from the tag `@summary`. */
  summary: string | undefined;
  /** The reason why it does not run, from the tag `@listed`. Empty when the tag has no reason. */
  listed: string | undefined;
  /** The template and stylesheets in its decorator, relative to the source file. */
  resources: readonly string[];
}

/**
 * Finds the exported components of a source file, in order. Reads the syntax only. The Angular compiler
 * checks the rest.
 */
export function parseComponents(fileName: string, text: string): readonly ParsedComponent[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    if (!ts.isClassDeclaration(statement) || !statement.name || !isExported(statement)) return [];
    const metadata = componentMetadata(statement);
    if (!metadata) return [];
    return {
      className: statement.name.text,
      selector: stringProperty(metadata, 'selector'),
      title: tagText(statement, 'title') || undefined,
      summary: tagText(statement, 'summary') || undefined,
      listed: tagText(statement, 'listed'),
      resources: resourcesOf(metadata),
    };
  });
}

function isExported(node: ts.ClassDeclaration): boolean {
  return node.modifiers?.some((item) => item.kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function componentMetadata(node: ts.ClassDeclaration): ts.ObjectLiteralExpression | undefined {
  for (const { expression } of ts.getDecorators(node) ?? []) {
    if (!ts.isCallExpression(expression) || !ts.isIdentifier(expression.expression)) continue;
    const [argument] = expression.arguments;
    if (
      expression.expression.text === 'Component' &&
      argument &&
      ts.isObjectLiteralExpression(argument)
    ) {
      return argument;
    }
  }
  return undefined;
}

function property(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  return node.properties
    .filter(ts.isPropertyAssignment)
    .find((item) => ts.isIdentifier(item.name) && item.name.text === name)?.initializer;
}

function stringProperty(node: ts.ObjectLiteralExpression, name: string): string | undefined {
  const value = property(node, name);
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}

function resourcesOf(metadata: ts.ObjectLiteralExpression): readonly string[] {
  const list = property(metadata, 'styleUrls');
  const urls =
    list && ts.isArrayLiteralExpression(list) ? list.elements.filter(ts.isStringLiteralLike) : [];
  return [
    stringProperty(metadata, 'templateUrl'),
    stringProperty(metadata, 'styleUrl'),
    ...urls.map((url) => url.text),
  ].filter((url) => url !== undefined);
}

/** The text of a tag in the doc comment, or undefined if there is no such tag. */
function tagText(node: ts.ClassDeclaration, name: string): string | undefined {
  const tag = ts.getJSDocTags(node).find((item) => item.tagName.text === name);
  return tag && (ts.getTextOfJSDocComment(tag.comment)?.trim() ?? '');
}
