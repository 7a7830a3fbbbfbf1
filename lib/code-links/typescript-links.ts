import ts from 'typescript';
import type { CodeLink } from './code-link';
import type { LibraryName } from './library-names';

/** A template or stylesheet inside of a TypeScript file. */
interface InlineText {
  kind: 'template' | 'styles';
  text: string;
  /** Offset of the text in the file. */
  start: number;
}

interface TypeScriptNames {
  links: readonly CodeLink[];
  inline: readonly InlineText[];
}

/** Parses a text as a module, even if it is only a part of one. */
export const parseTypeScript = (text: string) =>
  ts.createSourceFile('snippet.ts', text, ts.ScriptTarget.Latest, true);

/**
 * Names of the library in a TypeScript text, and members of fields and constants that hold what `inject` returns.
 *
 * @param symbolOf the symbol that a name refers to in the text
 */
export function typescriptLinks(
  file: ts.SourceFile,
  symbolOf: (name: string) => LibraryName | undefined,
): TypeScriptNames {
  const links: CodeLink[] = [];
  const inline: InlineText[] = [];
  const holders = holdersIn(file, symbolOf);
  const add = (node: ts.Node, href: string | undefined, isImport = false) => {
    if (href === undefined) return;
    links.push({ start: node.getStart(file), end: node.end, href, ...(isImport && { isImport }) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node)) {
      add(node.name, symbolOf(node.name.text)?.url, true);
      return;
    }
    if (ts.isPropertyAccessExpression(node)) {
      const owner = symbolOf(nameOf(node.expression)) ?? holders.get(heldName(node.expression));
      add(node.name, owner?.members.get(node.name.text));
      visit(node.expression);
      return;
    }
    if (ts.isPropertyAssignment(node)) inline.push(...inlineTexts(node, file));
    if (ts.isIdentifier(node) && !isDeclared(node)) add(node, symbolOf(node.text)?.url);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { links, inline };
}

const nameOf = (node: ts.Expression): string => (ts.isIdentifier(node) ? node.text : '');

/** The name in `name`, `this.name` and `this.name()`. */
function heldName(node: ts.Expression): string {
  if (ts.isCallExpression(node) && node.arguments.length === 0) return heldName(node.expression);
  const isOwn =
    ts.isPropertyAccessExpression(node) && node.expression.kind === ts.SyntaxKind.ThisKeyword;
  return isOwn ? node.name.text : nameOf(node);
}

/** Whether an identifier declares something in the text itself. */
function isDeclared(node: ts.Identifier): boolean {
  const { parent } = node;
  return 'name' in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent);
}

/** The symbols of fields, constants and parameters: `x = inject(Name)`, `x = viewChild(Name)` or `x: Name`. */
function holdersIn(
  file: ts.SourceFile,
  symbolOf: (name: string) => LibraryName | undefined,
): ReadonlyMap<string, LibraryName> {
  const holders = new Map<string, LibraryName>();
  const visit = (node: ts.Node): void => {
    if (
      (ts.isPropertyDeclaration(node) || ts.isVariableDeclaration(node) || ts.isParameter(node)) &&
      ts.isIdentifier(node.name)
    ) {
      const symbol = symbolOf(typeNameOf(node.type) || injectedName(node.initializer));
      if (symbol) holders.set(node.name.text, symbol);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return holders;
}

const typeNameOf = (type: ts.TypeNode | undefined): string =>
  type && ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) ? type.typeName.text : '';

function injectedName(value: ts.Expression | undefined): string {
  if (!value) return '';
  if (ts.isNewExpression(value)) return nameOf(value.expression);
  if (!ts.isCallExpression(value)) return '';
  const called = ts.isPropertyAccessExpression(value.expression)
    ? value.expression.expression
    : value.expression;
  const isQuery = ['inject', 'viewChild', 'contentChild'].includes(nameOf(called));
  const [first] = value.arguments;
  return isQuery && first ? nameOf(first) : '';
}

/** The literal of `template` and `styles`; its offsets are those of the file when nothing in it is escaped. */
function inlineTexts(
  { name, initializer }: ts.PropertyAssignment,
  file: ts.SourceFile,
): readonly InlineText[] {
  const key = ts.isIdentifier(name) ? name.text : '';
  if ((key !== 'template' && key !== 'styles') || !ts.isStringLiteralLike(initializer)) return [];
  const start = initializer.getStart(file) + 1;
  const text = file.text.slice(start, initializer.end - 1);
  if (text !== initializer.text) return [];
  return [{ kind: key, text, start }];
}
