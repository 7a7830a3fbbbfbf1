import { posix } from 'node:path';
import ts from 'typescript';

/** A module that a file imports or re-exports. */
interface Import {
  /** The path from the project's root without extension, or the specifier of a package. */
  target: string;
  isPackage: boolean;
  /** Whether it imports types only, so that no code runs. */
  typeOnly: boolean;
}

/** The facts about a file that the rules need. */
export interface Source {
  /** Relative to the project's root, with forward slashes. */
  path: string;
  text: string;
  imports: readonly Import[];
  /** String literals and the fixed parts of templates, without module specifiers. */
  literals: readonly string[];
}

/** Parses a TypeScript file. Other files have no imports and literals. */
export function parseSource(path: string, text: string): Source {
  if (!/\.tsx?$/.test(path)) return { path, text, imports: [], literals: [] };
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, scriptKind(path));
  const imports: Import[] = [];
  const literals: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const { moduleSpecifier } = node;
      if (moduleSpecifier && ts.isStringLiteral(moduleSpecifier)) {
        imports.push({ ...resolve(path, moduleSpecifier.text), typeOnly: isTypeOnly(node) });
        return;
      }
    }
    const loaded = loadedModule(node);
    if (loaded !== undefined) {
      imports.push({ ...resolve(path, loaded), typeOnly: false });
      return;
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || isTemplateRest(node)) {
      literals.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { path, text, imports, literals };
}

function scriptKind(path: string): ts.ScriptKind {
  return path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

const isTemplateRest = (node: ts.Node): node is ts.TemplateMiddle | ts.TemplateTail =>
  ts.isTemplateMiddle(node) || ts.isTemplateTail(node);

/** Returns the module that an `import('…')` expression loads. */
function loadedModule(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) {
    return undefined;
  }
  const [argument] = node.arguments;
  return argument && ts.isStringLiteralLike(argument) ? argument.text : undefined;
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return clause !== undefined;
  const { namedBindings } = clause;
  if (clause.name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.every((element) => element.isTypeOnly);
}

function resolve(path: string, specifier: string): Pick<Import, 'target' | 'isPackage'> {
  const bare = specifier.replace(/\.tsx?$/, '');
  if (bare.startsWith('@/')) return { target: bare.slice(2), isPackage: false };
  if (!bare.startsWith('.')) return { target: specifier, isPackage: true };
  return { target: posix.join(posix.dirname(path), bare), isPackage: false };
}

/** Whether only unit tests load the file: a test, or a `*.fixture.ts`. */
export function isForTests(path: string): boolean {
  return /\.(test|fixture)(\.tsx?)?$/.test(path);
}

/** Returns the path without its extension, as imports write it. */
export const moduleOf = (path: string) => path.replace(/\.tsx?$/, '');
