import ts from 'typescript';
import type { NamedRef, TypeTokens } from '@/lib/api/type-model';
import { metadataFromSource } from '../read/decorators';
import { type NgMetadata, noMetadata, readNgMetadata } from '../read/metadata';
import { unalias } from '../read/public-names';
import type { ExtractionContext } from '../types/context';
import { groupingOf, type Substitution } from '../types/type-printer';

export type ClassLike = ts.ClassDeclaration | ts.InterfaceDeclaration;
/** Class-likes, and object types in a type alias. */
type MemberOwner = ClassLike | ts.TypeLiteralNode;

/** One declaration in the inheritance chain of a symbol. */
export interface Level {
  node: MemberOwner;
  /** The name of the base. Absent for the declarations of the symbol itself. */
  origin?: NamedRef;
  metadata: NgMetadata;
  /** The arguments for the type parameters of the base. */
  substitution: Substitution;
  /** The original source of a class. */
  source?: ts.ClassDeclaration;
}

/**
 * Lists the declarations of a symbol and of its bases, the nearest first. Follows `extends` through imports,
 * generics and the intersection types of mixins.
 */
export function levelsOf(context: ExtractionContext, own: readonly ClassLike[]): Level[] {
  const seen = new Set<MemberOwner>();
  const result: Level[] = [];
  let current = own.map((node) => levelOf(context, node, new Map()));
  while (current.length > 0) {
    const fresh = current.filter(({ node }) => !seen.has(node));
    for (const { node } of fresh) seen.add(node);
    result.push(...fresh);
    current = fresh.flatMap((level) => basesOf(context, level, ts.SyntaxKind.ExtendsKeyword));
  }
  return result;
}

/** Lists the interfaces that the classes implement. Only their comments are used. */
export function implementedLevels(context: ExtractionContext, levels: readonly Level[]): Level[] {
  return levels.flatMap((level) => basesOf(context, level, ts.SyntaxKind.ImplementsKeyword));
}

function levelOf(
  context: ExtractionContext,
  node: ClassLike,
  substitution: Substitution,
  origin?: NamedRef,
): Level {
  const level: Level = { node, substitution, metadata: noMetadata, ...(origin && { origin }) };
  if (!ts.isClassDeclaration(node)) return level;
  const name = node.name?.text ?? '(anonymous class)';
  level.metadata = readNgMetadata(node, (problem) => context.fail(node, name, problem));
  const source = context.sourceOf(node)?.node;
  if (source && ts.isClassDeclaration(source)) {
    level.source = source;
    if (!level.metadata.kind) level.metadata = { ...level.metadata, ...metadataFromSource(source) };
  }
  return level;
}

function basesOf(context: ExtractionContext, level: Level, token: ts.SyntaxKind): Level[] {
  if (ts.isTypeLiteralNode(level.node)) return [];
  const clauses = (level.node.heritageClauses ?? []).filter((clause) => clause.token === token);
  return clauses
    .flatMap((clause) => [...clause.types])
    .flatMap((type) =>
      baseDeclarations(context, type).map((node) => {
        const origin = originOf(context, node);
        return levelOf(context, node, substitutionFor(context, node, type, level), origin);
      }),
    );
}

function baseDeclarations(
  context: ExtractionContext,
  type: ts.ExpressionWithTypeArguments,
): ClassLike[] {
  const local = context.checker.getSymbolAtLocation(type.expression);
  if (!local) return [];
  const symbol = unalias(context.checker, local);
  const direct = classLikesOf(symbol);
  if (direct.length > 0) return direct;
  const variable = symbol.declarations?.find(ts.isVariableDeclaration)?.type;
  return variable ? mixedClasses(context, variable) : [];
}

// A mixin is a variable of the type `(new () => Added) & typeof Base`. Without the standard library, the
// checker cannot resolve this type, so the syntax is read instead.
function mixedClasses(context: ExtractionContext, type: ts.TypeNode): ClassLike[] {
  if (ts.isIntersectionTypeNode(type)) {
    return type.types.flatMap((part) => mixedClasses(context, part));
  }
  if (ts.isParenthesizedTypeNode(type)) return mixedClasses(context, type.type);
  if (ts.isConstructorTypeNode(type)) return mixedClasses(context, type.type);
  if (ts.isTypeQueryNode(type)) return namedClasses(context, type.exprName);
  if (!ts.isTypeReferenceNode(type)) return [];
  const named = namedClasses(context, type.typeName);
  // `Constructor<Added>`
  return named.length > 0
    ? named
    : (type.typeArguments ?? []).flatMap((argument) => mixedClasses(context, argument));
}

function namedClasses({ checker }: ExtractionContext, name: ts.EntityName): ClassLike[] {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol ? classLikesOf(unalias(checker, symbol)) : [];
}

function classLikesOf(symbol: ts.Symbol): ClassLike[] {
  return (symbol.declarations ?? []).filter(
    (node): node is ClassLike => ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node),
  );
}

function originOf(context: ExtractionContext, node: ClassLike): NamedRef {
  return node.name ? context.printer.reference(node.name) : { name: '(anonymous class)' };
}

function substitutionFor(
  context: ExtractionContext,
  base: ClassLike,
  type: ts.ExpressionWithTypeArguments,
  level: Level,
): Substitution {
  const print = (node: ts.TypeNode, names: Substitution) => context.printer.print(node, names);
  const result = new Map<
    ts.Symbol,
    { tokens: TypeTokens; grouping: ReturnType<typeof groupingOf> }
  >();
  base.typeParameters?.forEach((parameter, index) => {
    const symbol = context.checker.getSymbolAtLocation(parameter.name);
    const argument = type.typeArguments?.[index];
    if (!symbol) return;
    if (argument) {
      const tokens = print(argument, level.substitution);
      result.set(symbol, { tokens, grouping: groupingOf(argument) });
    } else if (parameter.default) {
      const tokens = print(parameter.default, result);
      result.set(symbol, { tokens, grouping: groupingOf(parameter.default) });
    }
  });
  return result;
}
