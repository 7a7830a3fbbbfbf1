import ts from 'typescript';

/** The property of a decorator that replaces one with the name of a file. */
const inlined: Readonly<Record<string, string>> = {
  templateUrl: 'template',
  styleUrl: 'styles',
  styleUrls: 'styles',
};

/**
 * Makes decorators read templates and stylesheets from the editor, which has their texts anyway: `templateUrl: './a.html'`
 * becomes `template: require("text:a.html")`.
 *
 * @param nameOf returns the name of a file that the source names
 */
export function inlineResources(
  nameOf: (path: string) => string,
): ts.TransformerFactory<ts.SourceFile> {
  return (context) => {
    const { factory } = context;
    const text = (path: string) => {
      const name = factory.createStringLiteral(`text:${nameOf(path)}`);
      return factory.createCallExpression(factory.createIdentifier('require'), undefined, [name]);
    };
    const replace = (node: ts.PropertyAssignment): ts.PropertyAssignment => {
      const name = ts.isIdentifier(node.name) ? inlined[node.name.text] : undefined;
      const value = node.initializer;
      if (name === undefined) return node;
      const files = ts.isArrayLiteralExpression(value) ? [...value.elements] : [value];
      const texts = files.filter(ts.isStringLiteralLike).map((file) => text(file.text));
      const [first] = texts;
      const isTemplate = name === 'template' && first !== undefined;
      return factory.createPropertyAssignment(
        name,
        isTemplate ? first : factory.createArrayLiteralExpression(texts),
      );
    };
    const visitMetadata = (node: ts.Node): ts.Node =>
      ts.isPropertyAssignment(node)
        ? replace(node)
        : ts.visitEachChild(node, visitMetadata, context);
    const visit = (node: ts.Node): ts.Node =>
      ts.isDecorator(node)
        ? ts.visitEachChild(node, visitMetadata, context)
        : ts.visitEachChild(node, visit, context);
    return (file) => ts.visitEachChild(file, visit, context);
  };
}
