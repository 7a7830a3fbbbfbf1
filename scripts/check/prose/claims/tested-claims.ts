import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { optionDefaults } from '@/scripts/check/prose/commands/installed-options';

/** The claims of the texts that tests outside of the prose check cover. */
export interface TestedClaims {
  /** Texts whose tables of keys are tested row by row in a browser. */
  keyTables: ReadonlySet<string>;
  /** Messages that are provoked with the mounted library. */
  provoked: readonly string[];
  /** Defaults that are read from the mounted library: values as code, by page and name. */
  defaults: ReadonlyMap<string, string>;
  /** Defaults of options, by the option as it is typed on the command line. */
  options: ReadonlyMap<string, string>;
  /** The number of other claims about behavior that are tested with the mounted library. */
  behavior: number;
}

/** Tests of messages that come from Sass, the compiler and the schematics, not from components. */
const toolMessages = 'scripts/check/prose/claims/tool-messages.test.ts';

/** Tests of what the texts say about rendering on a server, which need Node. */
const serverClaims = 'scripts/check/prose/claims/server-claims.test.ts';

/** Parses the tests of claims: they are the only list of what is covered. */
export function readTestedClaims(): TestedClaims {
  const keyTests = globSync('e2e/keyboard/*.spec.ts').map(parse);
  const claims = globSync('content/claims/*.spec.ts').map(parse);
  const messages = [...claims, parse(toolMessages)].flatMap((file) =>
    propertiesOf(file, 'messages'),
  );
  const defaults = claims.flatMap((file) => propertiesOf(file, 'defaults'));
  return {
    keyTables: new Set(keyTests.flatMap((file) => titlesOf(file.statements, 'keyTable'))),
    provoked: messages.map(({ name }) => name),
    defaults: new Map(defaults.map(({ name, value }) => [name, firstOf(value)])),
    options: optionDefaults('@angular/material'),
    behavior: [...claims, parse(serverClaims)].flatMap((file) =>
      file.statements.flatMap(testTitlesIn),
    ).length,
  };
}

const parse = (path: string) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);

/** Returns the first string argument of each call of a function in these statements. */
function titlesOf(statements: readonly ts.Statement[], name: string): readonly string[] {
  return statements.flatMap((node) => {
    if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return [];
    const { expression, arguments: args } = node.expression;
    const [first] = args;
    const isCall = expression.getText() === name;
    return isCall && first !== undefined && ts.isStringLiteral(first) ? [first.text] : [];
  });
}

/** Returns the titles of the tests in a `describe`. Tests that a loop creates are counted by their table. */
function testTitlesIn(node: ts.Statement): readonly string[] {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return [];
  const [, body] = node.expression.arguments;
  if (!body || !ts.isArrowFunction(body) || !ts.isBlock(body.body)) return [];
  return titlesOf(body.body.statements, 'it');
}

/** Returns the properties with string names of a constant object. */
function propertiesOf(file: ts.SourceFile, constant: string) {
  return file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ name, initializer }) => {
      const isConstant = name.getText() === constant && initializer !== undefined;
      if (!isConstant || !ts.isObjectLiteralExpression(initializer)) return [];
      return initializer.properties
        .filter(ts.isPropertyAssignment)
        .flatMap(({ name: key, initializer: value }) =>
          ts.isStringLiteral(key) ? [{ name: key.text, value }] : [],
        );
    }),
  );
}

/** Returns the first element of an array literal, as code. */
function firstOf(value: ts.Expression): string {
  const [first] = ts.isArrayLiteralExpression(value) ? value.elements : [];
  return first?.getText() ?? '';
}
