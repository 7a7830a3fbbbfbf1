import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** What tests outside of the prose check hold of the texts. */
export interface HeldElsewhere {
  /** Texts whose table of keys is pressed row by row in a browser. */
  keyTables: ReadonlySet<string>;
  /** Messages that are provoked with the mounted library. */
  provoked: readonly string[];
}

/** Messages of Sass, the compiler and the schematics, which no component says. */
const toolMessages = 'scripts/check-prose/claims/tool-messages.test.ts';

/** Reads the tests of keys and of messages: what they cover is written in them, and nowhere else. */
export function readHeldElsewhere(): HeldElsewhere {
  const keyTests = globSync('e2e/keyboard/*.spec.ts').map(parse);
  const messageTests = [...globSync('content/claims/*.spec.ts'), toolMessages].map(parse);
  return {
    keyTables: new Set(keyTests.flatMap((file) => firstArguments(file, 'keyTable'))),
    provoked: messageTests.flatMap(messagesIn),
  };
}

const parse = (path: string) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);

function firstArguments(file: ts.SourceFile, name: string): readonly string[] {
  return file.statements.flatMap((node) => {
    if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return [];
    const { expression, arguments: given } = node.expression;
    const [first] = given;
    const isCall = expression.getText(file) === name;
    return isCall && first !== undefined && ts.isStringLiteral(first) ? [first.text] : [];
  });
}

/** The keys of the object `messages`. */
function messagesIn(file: ts.SourceFile): readonly string[] {
  return file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ name, initializer }) => {
      const isList = name.getText(file) === 'messages' && initializer !== undefined;
      if (!isList || !ts.isObjectLiteralExpression(initializer)) return [];
      return initializer.properties.flatMap((property) =>
        property.name !== undefined && ts.isStringLiteral(property.name)
          ? [property.name.text]
          : [],
      );
    }),
  );
}
