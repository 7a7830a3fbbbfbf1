import ts from 'typescript';
import type { NamedRef, TypeTokens } from '@/lib/api/type-model';
import { type PublicName, type PublicNames, unalias, withoutSuffix } from '../read/public-names';
import { TokenSink } from './token-sink';

/** The arguments for the type parameters of a base class, used in inherited members. */
export type Substitution = ReadonlyMap<ts.Symbol, { tokens: TypeTokens; grouping: Grouping }>;

/**
 * When a type that replaces a type parameter needs parentheses: `closed` never, `loose` next to `[]` and `&`,
 * `open` also next to `|`.
 */
type Grouping = 'closed' | 'loose' | 'open';

type QualifiedNode = ts.QualifiedName | ts.PropertyAccessExpression;

/**
 * Prints types as tokens with links. Resolves names with the type checker, never by their text, so that it
 * prints the public name instead of the namespaces and suffixes that the bundler adds.
 */
export class TypePrinter {
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly names: PublicNames,
  ) {}

  /** Prints a type or expression on one line, without comments. */
  print(node: ts.Node, substitution: Substitution = new Map()): TypeTokens {
    const sink = new TokenSink(node.getSourceFile().text, node.getStart());
    this.#emit(node, sink, substitution);
    return sink.finish();
  }

  /** Resolves a name in a type or `extends` clause. */
  reference(node: ts.Node): NamedRef {
    const qualified = isQualified(node) ? node : undefined;
    const name = qualified ? rightOf(qualified) : node;
    const local = this.checker.getSymbolAtLocation(name);
    const symbol = local && unalias(this.checker, local);
    const home = symbol && this.homeOf(symbol);
    if (home) return { name: home.name, ref: `${home.docId}#${home.name}` };
    if (symbol?.declarations?.length) return { name: withoutSuffix(symbol.name) };
    const from = moduleOfImportType(node);
    if (from !== undefined) return { name: name.getText(), from };
    const imported = qualified ? this.#namespaceOf(qualified) : local?.declarations?.[0];
    const module = imported && moduleOf(imported);
    return { name: importedName(imported) ?? name.getText(), ...(module && { from: module }) };
  }

  /** Where a declared symbol is documented. Undefined when it is not public. */
  homeOf(symbol: ts.Symbol): PublicName | undefined {
    return this.names.homeOf(symbol) ?? this.names.homeOf(this.#unwrap(symbol));
  }

  // If a file declares a value and imports an interface with the same name, the bundler declares an empty
  // interface that extends the imported one. Only the imported one is public.
  #unwrap(symbol: ts.Symbol): ts.Symbol {
    const [declaration, ...others] = symbol.declarations ?? [];
    if (!declaration || others.length > 0) return symbol;
    if (!ts.isInterfaceDeclaration(declaration) || declaration.members.length > 0) return symbol;
    const [base, ...more] = declaration.heritageClauses?.[0]?.types ?? [];
    if (!base || more.length > 0) return symbol;
    const target = this.checker.getSymbolAtLocation(base.expression);
    return target ? unalias(this.checker, target) : symbol;
  }

  #emit(node: ts.Node, sink: TokenSink, substitution: Substitution): void {
    if (ts.isJSDoc(node)) return;
    if (ts.isImportTypeNode(node) && node.qualifier && !node.isTypeOf) {
      // `import("module").Name<Type>`: the compiler writes this for types that the file does not import.
      this.#emitReference(node.qualifier, sink);
      const children = node.getChildren();
      const rest = children.slice(children.indexOf(node.qualifier) + 1);
      for (const child of rest) this.#emit(child, sink, substitution);
    } else if (isQualified(node)) {
      if (this.#namespaceOf(node)) this.#emitReference(node, sink);
      else {
        this.#emit(leftOf(node), sink, substitution);
        sink.text(node, `.${rightOf(node).getText()}`);
      }
    } else if (ts.isIdentifier(node) && isReference(node)) {
      const symbol = this.checker.getSymbolAtLocation(node);
      const argument = symbol && substitution.get(symbol);
      if (argument) {
        sink.tokens(node, argument.tokens, needsParentheses(node, argument.grouping));
      } else this.#emitReference(node, sink);
    } else {
      const children = node.getChildren();
      if (children.length === 0 && node.getText()) sink.text(node, node.getText());
      for (const child of children) this.#emit(child, sink, substitution);
    }
  }

  #emitReference(node: ts.Node, sink: TokenSink): void {
    const { name, ...link } = this.reference(node);
    sink.tokens(node, [{ text: name, ...link }], false);
  }

  #namespaceOf(node: QualifiedNode): ts.NamespaceImport | undefined {
    const symbol = this.checker.getSymbolAtLocation(leftOf(node));
    return symbol?.declarations?.find(ts.isNamespaceImport);
  }
}

/** When a type needs parentheses if it replaces a type parameter. */
export function groupingOf(node: ts.TypeNode): Grouping {
  if (ts.isFunctionTypeNode(node) || ts.isConstructorTypeNode(node)) return 'open';
  if (ts.isConditionalTypeNode(node)) return 'open';
  return ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node) ? 'loose' : 'closed';
}

const isQualified = (node: ts.Node): node is QualifiedNode =>
  ts.isQualifiedName(node) || ts.isPropertyAccessExpression(node);
const leftOf = (node: QualifiedNode): ts.Node =>
  ts.isQualifiedName(node) ? node.left : node.expression;
const rightOf = (node: QualifiedNode): ts.Node =>
  ts.isQualifiedName(node) ? node.right : node.name;

function needsParentheses(name: ts.Node, grouping: Grouping): boolean {
  if (grouping === 'closed') return false;
  const around = name.parent.parent;
  if (ts.isUnionTypeNode(around)) return grouping === 'open';
  return (
    ts.isArrayTypeNode(around) ||
    ts.isTypeOperatorNode(around) ||
    ts.isIndexedAccessTypeNode(around) ||
    ts.isIntersectionTypeNode(around)
  );
}

function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isTypeReferenceNode(parent) && parent.typeName === node) ||
    (ts.isTypeQueryNode(parent) && parent.exprName === node) ||
    (ts.isExpressionWithTypeArguments(parent) && parent.expression === node) ||
    (isQualified(parent) && leftOf(parent) === node)
  );
}

function moduleOfImportType({ parent }: ts.Node): string | undefined {
  if (!ts.isImportTypeNode(parent) || !ts.isLiteralTypeNode(parent.argument)) return undefined;
  const { literal } = parent.argument;
  return ts.isStringLiteral(literal) ? literal.text : undefined;
}

function importedName(declaration: ts.Declaration | undefined): string | undefined {
  if (!declaration || !ts.isImportSpecifier(declaration)) return undefined;
  return (declaration.propertyName ?? declaration.name).text;
}

function moduleOf(declaration: ts.Declaration): string | undefined {
  const statement = ts.findAncestor(declaration, ts.isImportDeclaration);
  return statement && ts.isStringLiteral(statement.moduleSpecifier)
    ? statement.moduleSpecifier.text
    : undefined;
}
