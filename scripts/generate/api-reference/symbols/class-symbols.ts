import ts from 'typescript';
import type { ApiSymbol } from '@/lib/api/symbol-model';
import { readHostBindings } from '../members/host-bindings';
import { type Level, levelsOf } from '../members/inheritance';
import { type Members, readMembers } from '../members/members';
import { parameterDefaults } from '../members/source-facts';
import { providedInOf } from '../read/decorators';
import type { NgMetadata } from '../read/metadata';
import type { PublicName } from '../read/public-names';
import type { ExtractionContext } from '../types/context';
import { defined, flagOf, readSignature, readTypeParameters } from '../types/signatures';
import { symbolBase } from './symbol-base';
import { ancestorsOf, heritageOf } from './type-symbols';

/** Reads a class according to its Angular kind: component, directive, pipe, service and so on. */
export function readClass(
  context: ExtractionContext,
  home: PublicName,
  node: ts.ClassDeclaration,
  merged: readonly ts.InterfaceDeclaration[],
): ApiSymbol {
  const doc = context.docOf(node);
  const levels = levelsOf(context, [node, ...merged]);
  const members = readMembers(context, levels, home.name);
  const base = symbolBase(context, home, node, doc);
  const [own] = levels;
  if (!own) return context.fail(node, home.name, 'class without a declaration');
  const { metadata } = own;
  const { properties, methods } = members;

  if (metadata.kind === 'ngmodule') {
    const exports = metadata.moduleExports.map((name) => context.printer.reference(name));
    return { kind: 'ngmodule', ...base, exports, properties, methods };
  }
  const body = {
    ...base,
    typeParameters: readTypeParameters(context, node.typeParameters, doc),
    extends: heritageOf(context, [node, ...merged], ts.SyntaxKind.ExtendsKeyword),
    implements: heritageOf(context, [node], ts.SyntaxKind.ImplementsKeyword),
    ancestors: ancestorsOf(levels),
    ...(hasModifier(node, ts.SyntaxKind.AbstractKeyword) && { abstract: flagOf(true) }),
    properties,
    methods,
  };
  switch (metadata.kind) {
    case 'component':
      return {
        kind: 'component',
        ...body,
        ...directiveFields(context, levels, metadata, members),
        slots: metadata.slots,
      };
    case 'directive':
      return {
        kind: 'directive',
        ...body,
        ...directiveFields(context, levels, metadata, members),
      };
    case 'pipe':
      return { kind: 'pipe', ...body, pipeName: metadata.pipeName ?? '' };
    case 'service':
      return defined({
        kind: 'service',
        ...body,
        providedIn: own.source && providedInOf(own.source),
      });
    default:
      return isHarness(levels, home)
        ? defined({ kind: 'harness', ...body, hostSelector: hostSelector(levels) })
        : { kind: 'class', ...body, constructors: readConstructors(context, levels) };
  }
}

function directiveFields(
  context: ExtractionContext,
  levels: readonly Level[],
  metadata: NgMetadata,
  { inputs, outputs }: Members,
) {
  return {
    selectors: metadata.selectors,
    exportAs: metadata.exportAs,
    standalone: metadata.standalone,
    inputs,
    outputs,
    host: readHostBindings(levels),
    hostDirectives: metadata.hostDirectives.map(({ directive, ...exposed }) => ({
      directive: context.printer.reference(directive),
      ...exposed,
    })),
  };
}

function hasModifier(node: ts.ClassDeclaration, modifier: ts.SyntaxKind): boolean {
  return !!node.modifiers?.some(({ kind }) => kind === modifier);
}

function isHarness(levels: readonly Level[], home: PublicName): boolean {
  const harness = 'cdk-testing#ComponentHarness';
  return (
    `${home.docId}#${home.name}` === harness || levels.some(({ origin }) => origin?.ref === harness)
  );
}

function hostSelector(levels: readonly Level[]): string | undefined {
  for (const { source } of levels) {
    const member = source?.members
      .filter(ts.isPropertyDeclaration)
      .find(({ name }) => name.getText() === 'hostSelector');
    if (member?.initializer && ts.isStringLiteralLike(member.initializer)) {
      return member.initializer.text;
    }
  }
  return undefined;
}

// The constructors are those of the nearest class that declares any.
function readConstructors(context: ExtractionContext, levels: readonly Level[]) {
  for (const { node, source, substitution } of levels) {
    const constructors = ts.isClassDeclaration(node)
      ? node.members.filter(ts.isConstructorDeclaration)
      : [];
    if (constructors.length === 0) continue;
    const defaults = parameterDefaults(
      source?.members.filter(ts.isConstructorDeclaration).find(({ body }) => body),
    );
    return constructors
      .filter(({ modifiers }) => !modifiers?.some((m) => m.kind === ts.SyntaxKind.PrivateKeyword))
      .map((member) =>
        readSignature(context, member, context.docOf(member), defaults, substitution),
      );
  }
  return [];
}
