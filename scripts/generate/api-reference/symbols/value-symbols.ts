import ts from 'typescript';
import type { ApiConstant, ApiEnum, ApiFunction, ApiToken } from '@/lib/api/symbol-model';
import { Anchors } from '../members/anchors';
import { parameterDefaults } from '../members/source-facts';
import { objectOption } from '../read/decorators';
import type { PublicName } from '../read/public-names';
import { codeText, isReadable, readableValue, withoutTypeSyntax } from '../read/source-values';
import type { ExtractionContext } from '../types/context';
import { defined, readSignature } from '../types/signatures';
import { symbolBase } from './symbol-base';

/** Reads a function with its overloads. */
export function readFunction(
  context: ExtractionContext,
  home: PublicName,
  nodes: readonly [ts.FunctionDeclaration, ...ts.FunctionDeclaration[]],
): ApiFunction {
  const docs = nodes.map((node) => context.docOf(node));
  const main = docs.find(({ description }) => description) ?? docs[0];
  const source = home.source?.node;
  const defaults = parameterDefaults(source && ts.isFunctionLike(source) ? source : undefined);
  const signatures = nodes.map((node) =>
    readSignature(context, node, context.docOf(node), defaults),
  );
  const { deprecated, ...base } = symbolBase(context, home, nodes[0], main);
  return defined({
    kind: 'function',
    ...base,
    deprecated: signatures.every((signature) => signature.deprecated) ? deprecated : undefined,
    signatures,
  });
}

/** Reads an enum with the values of its members. */
export function readEnum(
  context: ExtractionContext,
  home: PublicName,
  node: ts.EnumDeclaration,
): ApiEnum {
  const anchors = new Anchors(home.name);
  return {
    kind: 'enum',
    ...symbolBase(context, home, node),
    members: node.members
      .map((member) => ({ member, doc: context.docOf(member) }))
      .filter(({ doc }) => !doc.isPrivate)
      .map(({ member, doc }) => {
        const name = member.name.getText().replace(/^['"]|['"]$/g, '');
        const value = context.checker.getConstantValue(member);
        return defined({
          name,
          anchor: anchors.create(name),
          description: doc.description,
          deprecated: doc.deprecated,
          value: value === undefined ? undefined : JSON.stringify(value),
        });
      }),
  };
}

/** Reads an injection token or another constant. */
export function readVariable(
  context: ExtractionContext,
  home: PublicName,
  node: ts.VariableDeclaration,
): ApiConstant | ApiToken {
  const { type } = node;
  const base = symbolBase(context, home, node);
  const sourceNode = home.source?.node;
  const initializer =
    sourceNode && ts.isVariableDeclaration(sourceNode) ? sourceNode.initializer : undefined;
  if (type && ts.isTypeReferenceNode(type)) {
    const { name, from } = context.printer.reference(type.typeName);
    const [value] = type.typeArguments ?? [];
    if (name === 'InjectionToken' && from === '@angular/core' && value) {
      const token = tokenFacts(initializer);
      return defined({
        kind: 'token',
        ...base,
        type: context.printer.print(value),
        ...token,
      });
    }
  }
  const printed = type ?? node.initializer;
  if (!printed) return context.fail(node, home.name, 'constant without a type');
  const literal = node.initializer ?? (type && ts.isLiteralTypeNode(type) ? type : undefined);
  const alias =
    type && ts.isTypeQueryNode(type) ? context.printer.reference(type.exprName).ref : undefined;
  return defined({
    kind: 'constant',
    ...base,
    type: context.printer.print(printed),
    value: literal ? codeText(literal) : constantCode(initializer),
    aliasOf: alias,
  });
}

/** Maximum length of the code of a constant, in characters. */
const maxConstantLength = 1500;

function constantCode(initializer: ts.Expression | undefined): string | undefined {
  const value = initializer && withoutTypeSyntax(initializer);
  if (!value || !isReadable(value)) return undefined;
  const code = codeText(value);
  return code.length <= maxConstantLength ? code : undefined;
}

function tokenFacts(initializer: ts.Expression | undefined) {
  if (!initializer || !ts.isNewExpression(initializer)) return {};
  const options = initializer.arguments?.[1];
  const providedIn = objectOption(options, 'providedIn');
  const factory = objectOption(options, 'factory');
  const result = factory && ts.isArrowFunction(factory) ? factory.body : undefined;
  return {
    providedIn: providedIn && ts.isStringLiteral(providedIn) ? providedIn.text : undefined,
    default: result && !ts.isBlock(result) ? readableValue(result) : undefined,
  };
}
