import ts from 'typescript';

/** A template in a block of TypeScript, with a zero-based line. */
export interface InlineTemplate {
  line: number;
  text: string;
}

/** Returns the inline templates of the components in a block. */
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
