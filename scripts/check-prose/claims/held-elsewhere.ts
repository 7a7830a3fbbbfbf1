import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** What tests outside of the prose check hold of the texts. */
export interface HeldElsewhere {
  /** Messages that are provoked with the mounted library. */
  provoked: readonly string[];
}

/** Reads the tests of messages: what they cover is written in them, and nowhere else. */
export function readHeldElsewhere(): HeldElsewhere {
  const messageTests = globSync('content/claims/*.spec.ts').map(parse);
  return {
    provoked: messageTests.flatMap(messagesIn),
  };
}

const parse = (path: string) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);

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
