import ts from 'typescript';

/** A template written inside a block of TypeScript; the line counts from 0. */
export interface InlineTemplate {
  line: number;
  text: string;
}

/** The templates of the components in a block, as they are written. */
export function inlineTemplates(code: string): readonly InlineTemplate[] {
  const file = ts.createSourceFile('block.ts', code, ts.ScriptTarget.Latest, true);
  const found: InlineTemplate[] = [];
  const walk = (node: ts.Node): void => {
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText(file) === 'template' &&
      ts.isStringLiteralLike(node.initializer)
    ) {
      const { line } = file.getLineAndCharacterOfPosition(node.initializer.getStart(file));
      found.push({ line, text: node.initializer.text });
    }
    ts.forEachChild(node, walk);
  };
  walk(file);
  return found;
}
