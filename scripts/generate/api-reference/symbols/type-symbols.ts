import ts from 'typescript';
import type { ApiInterface, ApiTypeAlias } from '@/lib/api/symbol-model';
import { type Level, levelsOf } from '../members/inheritance';
import { readMembers } from '../members/members';
import { noMetadata } from '../read/metadata';
import type { PublicName } from '../read/public-names';
import type { ExtractionContext } from '../types/context';
import { asCallable, readSignature, readTypeParameters } from '../types/signatures';
import { symbolBase } from './symbol-base';

/** Reads an interface with the members of its bases. */
export function readInterface(
  context: ExtractionContext,
  home: PublicName,
  nodes: readonly ts.InterfaceDeclaration[],
  first: ts.InterfaceDeclaration,
): ApiInterface {
  const doc = context.docOf(first);
  const levels = levelsOf(context, nodes);
  const { properties, methods } = readMembers(context, levels, home.name);
  const signatures = (matches: (node: ts.TypeElement) => boolean) =>
    levels.flatMap(({ node, substitution }) =>
      ts.isInterfaceDeclaration(node)
        ? node.members
            .filter(matches)
            .flatMap(asCallable)
            .map((member) =>
              readSignature(context, member, context.docOf(member), new Map(), substitution),
            )
        : [],
    );
  return {
    kind: 'interface',
    ...symbolBase(context, home, first, doc),
    typeParameters: readTypeParameters(context, first.typeParameters, doc),
    extends: heritageOf(context, nodes, ts.SyntaxKind.ExtendsKeyword),
    ancestors: ancestorsOf(levels),
    properties,
    methods,
    callSignatures: signatures(ts.isCallSignatureDeclaration),
    constructSignatures: signatures(ts.isConstructSignatureDeclaration),
    indexSignatures: signatures(ts.isIndexSignatureDeclaration),
  };
}

/** Reads a type alias and, for an object type, its members. */
export function readTypeAlias(
  context: ExtractionContext,
  home: PublicName,
  node: ts.TypeAliasDeclaration,
): ApiTypeAlias {
  const doc = context.docOf(node);
  return {
    kind: 'type',
    ...symbolBase(context, home, node, doc),
    typeParameters: readTypeParameters(context, node.typeParameters, doc),
    type: context.printer.print(node.type),
    ...readObjectType(context, home.name, node.type),
  };
}

function readObjectType(context: ExtractionContext, symbolName: string, type: ts.TypeNode) {
  if (!ts.isTypeLiteralNode(type)) return { properties: [], methods: [] };
  const level: Level = { node: type, metadata: noMetadata, substitution: new Map() };
  const { properties, methods } = readMembers(context, [level], symbolName);
  return { properties, methods };
}

/** The printed types of the `extends` or `implements` clauses. */
export function heritageOf(
  context: ExtractionContext,
  nodes: readonly (ts.ClassDeclaration | ts.InterfaceDeclaration)[],
  token: ts.SyntaxKind,
) {
  return nodes
    .flatMap((node) => [...(node.heritageClauses ?? [])])
    .filter((clause) => clause.token === token)
    .flatMap((clause) => clause.types.map((type) => context.printer.print(type)));
}

/** The names of all bases without duplicates, the nearest first. */
export function ancestorsOf(levels: readonly Level[]) {
  const byName = new Map(
    levels.flatMap(({ origin }) => (origin ? [[origin.ref ?? origin.name, origin] as const] : [])),
  );
  return [...byName.values()];
}
