/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { extractApi } from '../extract';
import { objectOption, unquote } from './decorators';
import { splitSelectors } from './metadata';

// The compiled bundles contain the same facts as the declaration files, in another form: an independent
// check.
const folders = {
  '@angular/material': join(process.cwd(), 'node_modules/@angular/material'),
  '@angular/cdk': join(process.cwd(), 'node_modules/@angular/cdk'),
};

interface Compiled {
  name: string;
  selectors: string[];
  bindings: string[];
  hostBindings: number;
}

const keysOf = (node: ts.Expression | undefined): string[] =>
  node && ts.isObjectLiteralExpression(node)
    ? node.properties.flatMap(({ name }) => (name ? [unquote(name.getText())] : []))
    : [];

function readCall(call: ts.CallExpression): Compiled[] {
  if (!/ngDeclare(Component|Directive)$/.test(call.expression.getText())) return [];
  const option = (name: string) => objectOption(call.arguments[0], name);
  const selector = option('selector');
  const host = option('host');
  const groups = ['attributes', 'listeners', 'properties'];
  const plain = keysOf(host).filter((key) => !groups.includes(key)).length;
  return [
    {
      name: option('type')?.getText() ?? '',
      selectors: selector && ts.isStringLiteralLike(selector) ? splitSelectors(selector.text) : [],
      bindings: [...keysOf(option('inputs')), ...keysOf(option('outputs'))],
      hostBindings: groups.reduce(
        (sum, group) => sum + keysOf(objectOption(host, group)).length,
        plain,
      ),
    },
  ];
}

function compiledIn(folder: string): Compiled[] {
  const bundles = join(folder, 'fesm2022');
  return readdirSync(bundles)
    .filter((name) => name.endsWith('.mjs'))
    .flatMap((name) => {
      const text = readFileSync(join(bundles, name), 'utf8');
      const file = ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true);
      const found: Compiled[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isCallExpression(node)) found.push(...readCall(node));
        ts.forEachChild(node, visit);
      };
      visit(file);
      return found;
    });
}

it('finds every selector, input, output and host binding of the compiled bundles', () => {
  const symbols = extractApi(folders).flatMap((doc) => doc.symbols);
  const compiled = Object.values(folders).flatMap(compiledIn);
  const seen = compiled.flatMap((expected) => {
    const symbol = symbols.find(({ name }) => name === expected.name);
    if (symbol?.kind !== 'component' && symbol?.kind !== 'directive') return [];
    const names = [...symbol.inputs, ...symbol.outputs].map(({ name }) => name);
    const hidden = expected.bindings.filter((name) => !names.includes(name));
    const own = symbol.host.filter(({ inheritedFrom }) => !inheritedFrom);
    expect({ ...expected, bindings: hidden.filter((name) => !name.startsWith('_')) }).toEqual({
      name: symbol.name,
      selectors: symbol.selectors,
      bindings: [],
      hostBindings: own.length,
    });
    return [symbol.name];
  });
  expect(seen).toHaveLength(235);
});
