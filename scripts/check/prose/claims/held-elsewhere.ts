import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { optionDefaults } from '@/scripts/check/prose/commands/installed-options';

/** What tests outside of the prose check hold of the texts. */
export interface HeldElsewhere {
  /** Texts whose table of keys is pressed row by row in a browser. */
  keyTables: ReadonlySet<string>;
  /** Messages that are provoked with the mounted library. */
  provoked: readonly string[];
  /** Defaults that are read off the mounted library: the value as code, by the page and name. */
  defaults: ReadonlyMap<string, string>;
  /** Defaults of options, by the option as it is typed. */
  options: ReadonlyMap<string, string>;
  /** How many more claims about behavior are tried with the mounted library. */
  behavior: number;
}

/** Messages of Sass, the compiler and the schematics, which no component says. */
const toolMessages = 'scripts/check/prose/claims/tool-messages.test.ts';

/** Reads the tests of what texts claim: what they cover is written in them, and nowhere else. */
export function readHeldElsewhere(): HeldElsewhere {
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
    behavior: claims.flatMap((file) => file.statements.flatMap(blockOf)).length,
  };
}

const parse = (path: string) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);

/** The texts that calls of a function among these statements begin with. */
function titlesOf(statements: readonly ts.Statement[], name: string): readonly string[] {
  return statements.flatMap((node) => {
    if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return [];
    const { expression, arguments: given } = node.expression;
    const [first] = given;
    const isCall = expression.getText() === name;
    return isCall && first !== undefined && ts.isStringLiteral(first) ? [first.text] : [];
  });
}

/** The titles of the tests in a `describe`; those that are made in a loop are counted by their table. */
function blockOf(node: ts.Statement): readonly string[] {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return [];
  const [, body] = node.expression.arguments;
  if (!body || !ts.isArrowFunction(body) || !ts.isBlock(body.body)) return [];
  return titlesOf(body.body.statements, 'it');
}

/** The properties of a constant object whose names are texts. */
function propertiesOf(file: ts.SourceFile, constant: string) {
  return file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ name, initializer }) => {
      const isIt = name.getText() === constant && initializer !== undefined;
      if (!isIt || !ts.isObjectLiteralExpression(initializer)) return [];
      return initializer.properties
        .filter(ts.isPropertyAssignment)
        .flatMap(({ name: key, initializer: value }) =>
          ts.isStringLiteral(key) ? [{ name: key.text, value }] : [],
        );
    }),
  );
}

/** The first element of an array literal, as code. */
function firstOf(value: ts.Expression): string {
  const [first] = ts.isArrayLiteralExpression(value) ? value.elements : [];
  return first?.getText() ?? '';
}
