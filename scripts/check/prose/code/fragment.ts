import ts from 'typescript';
import { declaredNames } from '@/scripts/check/prose/names/declared-names';
import type { LibraryNames } from '@/scripts/check/prose/names/library-names';

/** What a page gives to its blocks beside what they say themselves. */
export interface FragmentContext {
  /** Names that files of the page export → the module to import them from. */
  exports: ReadonlyMap<string, string>;
  /** The class whose members a block's `this` has; left out where the page has none. */
  base?: { name: string; specifier: string };
}

/** Variables that snippets use without declaring them, by their usual names. */
const usualVariables: Readonly<Record<string, string>> = {
  loader: 'HarnessLoader',
  rootLoader: 'HarnessLoader',
  overlayRef: 'OverlayRef',
  injector: 'Injector',
  fixture: 'ComponentFixture<unknown>',
};

/** What tests find without importing it, in a project as `ng new` makes it. */
const testNames = new Set(
  'describe it test expect beforeEach beforeAll afterEach afterAll vi'.split(' '),
);

/** Names that the browser and a package have both: without an import, the browser's is meant. */
const browserNames = new Set(['Event']);

/** Statements. The parser would accept them inside a class, but read them as members. */
const statement = /^(const|let|var|return|if|for|await)\b/m;

/** Functions that Angular allows in components and directives only. */
const forDirectives = /\b(input|model|output|(view|content)Child(ren)?)(\.required)?[(<]/;

export type Fragment = { text: string } | { error: { line: number; message: string } };

/**
 * Makes a module of a piece of TypeScript: members of a class get a class around them, statements that
 * say `this` a method, and names it does not import are imported, so that the compiler can see what the
 * piece talks about. Lines stay where they are.
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
    : saysThis(code)
      ? inClass(`async fragment() {${code}\n}`)
      : code;
  return { text: `${prelude(body, names, context)} ${body}` };
}

/** Whether `this` stands outside of any class or function that would give it a meaning. */
function saysThis(code: string): boolean {
  const file = ts.createSourceFile('fragment.ts', code, ts.ScriptTarget.Latest, false);
  const says = (node: ts.Node): boolean => {
    if (node.kind === ts.SyntaxKind.ThisKeyword) return true;
    if (ts.isClassLike(node) || ts.isFunctionDeclaration(node)) return false;
    return ts.forEachChild(node, says) ?? false;
  };
  return says(file);
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

function prelude(code: string, names: LibraryNames, { exports, base }: FragmentContext): string {
  const declared = declaredNames(code);
  const imported = importedNames(code);
  const words = new Set(code.match(/[A-Za-z_]\w*/g));
  const isMissing = (name: string) => !declared.has(name) && !imported.has(name);
  const variables = Object.entries(usualVariables).filter(
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
