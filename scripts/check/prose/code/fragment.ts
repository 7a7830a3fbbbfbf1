import ts from 'typescript';
import { declaredNames } from '@/scripts/check/prose/names/declared-names';
import type { LibraryNames } from '@/scripts/check/prose/names/library-names';

/** Code of a page that its blocks may use without showing it. */
export interface FragmentContext {
  /** Names that files of the page export → the module to import them from. */
  exports: ReadonlyMap<string, string>;
  /** The class that provides the members of `this`; undefined when the page has none. */
  base?: { name: string; specifier: string };
}

/** Variables that snippets use without declaring them → their types. */
const commonVariables: Readonly<Record<string, string>> = {
  loader: 'HarnessLoader',
  rootLoader: 'HarnessLoader',
  overlayRef: 'OverlayRef',
  injector: 'Injector',
  fixture: 'ComponentFixture<unknown>',
};

/** Globals of tests in a project created by `ng new`. */
const testNames = new Set(
  'describe it test expect beforeEach beforeAll afterEach afterAll vi'.split(' '),
);

/** Names that both the browser and a package have. Without an import, the browser's is meant. */
const browserNames = new Set(['Event']);

/** Matches statements. Inside of a class, the parser would accept them as members. */
const statement = /^(const|let|var|return|if|for|await)\b/m;

/** Matches functions that Angular allows only in components and directives. */
const forDirectives = /\b(input|model|output|(view|content)Child(ren)?)(\.required)?[(<]/;

export type Fragment = { text: string } | { error: { line: number; message: string } };

/**
 * Completes a fragment of TypeScript to a module that compiles: wraps class members in a class and statements
 * with `this` in a method, and adds missing imports. Line numbers stay the same.
 */
export function completeFragment(
  code: string,
  names: LibraryNames,
  context: FragmentContext = { exports: new Map() },
): Fragment {
  const error = syntaxError(code);
  const inClass = (body: string) => {
    const base = context.base ? ` extends ${context.base.name}` : '';
    const decorator = forDirectives.test(body) ? "@Component({ template: '' }) " : '';
    return `${decorator}class Fragment${base} {${body}\n}`;
  };
  const members = error === undefined ? undefined : inClass(code);
  const isClassBody =
    members !== undefined && !statement.test(code) && syntaxError(members) === undefined;
  if (error !== undefined && !isClassBody) return { error };
  const body = isClassBody
    ? members
    : usesThis(code)
      ? inClass(`async fragment() {${code}\n}`)
      : code;
  return { text: `${prelude(body, names, context)} ${body}` };
}

/** Whether the code uses `this` outside of any class or function. */
function usesThis(code: string): boolean {
  const file = ts.createSourceFile('fragment.ts', code, ts.ScriptTarget.Latest, false);
  const visit = (node: ts.Node): boolean => {
    if (node.kind === ts.SyntaxKind.ThisKeyword) return true;
    if (ts.isClassLike(node) || ts.isFunctionDeclaration(node)) return false;
    return ts.forEachChild(node, visit) ?? false;
  };
  return visit(file);
}

/** Returns the first syntax error of a module, with a zero-based line. */
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

function prelude(code: string, names: LibraryNames, { exports, base }: FragmentContext): string {
  const declared = declaredNames(code);
  const imported = importedNames(code);
  const words = new Set(code.match(/[A-Za-z_]\w*/g));
  const isMissing = (name: string) => !declared.has(name) && !imported.has(name);
  const variables = Object.entries(commonVariables).filter(
    ([name]) => words.has(name) && isMissing(name) && !exports.has(name),
  );
  const types = variables.map(([, type]) => type.replace(/<.*/, ''));
  const moduleOf = (name: string): string | undefined => {
    if (name === base?.name) return base.specifier;
    if (exports.has(name)) return exports.get(name);
    if (testNames.has(name)) return 'vitest';
    if (browserNames.has(name)) return undefined;
    const [specifier, ambiguous] = names.entryPoints.get(name) ?? [names.framework.get(name)];
    return ambiguous === undefined ? specifier : undefined;
  };
  const imports = [...new Set([...words, ...types])].filter(isMissing).flatMap((name) => {
    const specifier = moduleOf(name);
    return specifier === undefined ? [] : [`import { ${name} } from '${specifier}';`];
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
