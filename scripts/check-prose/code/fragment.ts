import ts from 'typescript';
import { declaredNames } from '@/scripts/check-prose/names/declared-names';
import type { LibraryNames } from '@/scripts/check-prose/names/library-names';

/** Variables that snippets use without declaring them, by their usual names. */
const usualVariables: Readonly<Record<string, string>> = {
  loader: 'HarnessLoader',
  rootLoader: 'HarnessLoader',
  overlayRef: 'OverlayRef',
  injector: 'Injector',
};

/** Statements. The parser would accept them inside a class, but read them as members. */
const statement = /^(const|let|var|return|if|for|await)\b/m;

export type Fragment = { text: string } | { error: { line: number; message: string } };

/**
 * Makes a module of a piece of TypeScript: members of a class get a class around them, and library
 * names it does not import are imported, so that the compiler can see what the piece talks about.
 * Lines stay where they are.
 */
export function completeFragment(code: string, names: LibraryNames): Fragment {
  const error = syntaxError(code);
  const body = error === undefined ? code : `class Fragment {${code}\n}`;
  const isClassBody = !statement.test(code) && syntaxError(body) === undefined;
  if (error !== undefined && !isClassBody) return { error };
  return { text: `${prelude(code, names)} ${body}` };
}

/** The first syntax error of a module; lines count from 0. */
export function syntaxError(code: string): { line: number; message: string } | undefined {
  const { diagnostics = [] } = ts.transpileModule(code, {
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  });
  const [first] = diagnostics;
  if (!first) return undefined;
  const line = first.file?.getLineAndCharacterOfPosition(first.start ?? 0).line ?? 0;
  return { line, message: ts.flattenDiagnosticMessageText(first.messageText, ' ') };
}

function prelude(code: string, names: LibraryNames): string {
  const declared = declaredNames(code);
  const imported = importedNames(code);
  const words = new Set(code.match(/[A-Za-z_]\w*/g));
  const isMissing = (name: string) => !declared.has(name) && !imported.has(name);
  const variables = Object.entries(usualVariables).filter(
    ([name]) => words.has(name) && isMissing(name),
  );
  const wanted = [...words, ...variables.map(([, type]) => type)].filter(isMissing);
  const imports = [...new Set(wanted)].flatMap((name) => {
    const [specifier, ambiguous] = names.entryPoints.get(name) ?? [names.framework.get(name)];
    return specifier === undefined || ambiguous !== undefined
      ? []
      : [`import { ${name} } from '${specifier}';`];
  });
  const declarations = variables.map(([name, type]) => `declare const ${name}: ${type};`);
  return [...imports, ...declarations, 'export {};'].join(' ');
}

function importedNames(code: string): ReadonlySet<string> {
  const file = ts.createSourceFile('fragment.ts', code, ts.ScriptTarget.Latest, false);
  const names = file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => {
    const bindings = importClause?.namedBindings;
    if (bindings === undefined) return [];
    return ts.isNamespaceImport(bindings)
      ? [bindings.name.text]
      : bindings.elements.map(({ name }) => name.text);
  });
  return new Set(names);
}

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
