import ts from 'typescript';

/** The properties of a component's decorator that name files. */
const named = new Set(['templateUrl', 'styleUrl', 'styleUrls']);

/** The properties of a class's `@Component` that name files. */
function fileProperties(
  code: string,
  className: string,
): { file: ts.SourceFile; found: ReadonlyMap<string, ts.PropertyAssignment> } {
  const file = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2022, true);
  const found = new Map<string, ts.PropertyAssignment>();
  const collect = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) {
      if (named.has(node.name.text)) found.set(node.name.text, node);
    } else ts.forEachChild(node, collect);
  };
  for (const statement of file.statements) {
    if (!ts.isClassDeclaration(statement) || statement.name?.text !== className) continue;
    for (const decorator of ts.getDecorators(statement) ?? []) collect(decorator);
  }
  return { file, found };
}

/**
 * Adds a stylesheet to the decorator of a component, below its template or beside its other stylesheet, for readers who
 * write styles for an example that has none.
 *
 * @param code the TypeScript file with the component
 * @param stylesheet the name of the new file
 * @throws when the component has no file for its template
 */
export function addStylesheet(code: string, className: string, stylesheet: string): string {
  const { file, found } = fileProperties(code, className);
  const [template, style] = [found.get('templateUrl'), found.get('styleUrl')];
  if (style) {
    const both = `styleUrls: [${style.initializer.getText(file)}, './${stylesheet}']`;
    return code.slice(0, style.getStart(file)) + both + code.slice(style.end);
  }
  if (!template)
    throw new Error(`${className} has no templateUrl, to which a stylesheet can be added`);
  const indent = /[ \t]*$/.exec(code.slice(0, template.getStart(file)))?.[0] ?? '';
  const added = `,\n${indent}styleUrl: './${stylesheet}'`;
  return code.slice(0, template.end) + added + code.slice(template.end);
}
