import ts from 'typescript';
import type { TypeTokens } from '@/lib/api/type-model';
import type { ExtractionContext } from '../types/context';
import type { CollectedMember } from './collect-members';

interface ReadWriteTypes {
  type: TypeTokens;
  writeType?: TypeTokens;
}

const anyType: TypeTokens = [{ text: 'any' }];
const signalWrappers = new Set(['InputSignal', 'InputSignalWithTransform', 'ModelSignal']);
const eventWrappers = new Set([
  'EventEmitter',
  'OutputEmitterRef',
  'OutputRef',
  'ModelSignal',
  'Observable',
  'Subject',
  'BehaviorSubject',
  'ReplaySubject',
]);

const textOf = (tokens: TypeTokens) => tokens.map(({ text }) => text).join('');

/** The types of a property: the type when read and, if different, the type that can be assigned. */
export function propertyTypes(
  context: ExtractionContext,
  member: CollectedMember,
  accepted: ts.TypeNode | undefined,
): ReadWriteTypes {
  const print = (node: ts.TypeNode) => context.printer.print(node, member.level.substitution);
  const setter = member.nodes.find(ts.isSetAccessor)?.parameters[0]?.type;
  const read = typeNodeOf(member);
  const type = read ? print(read) : setter ? print(setter) : initializerType(context, member);
  const write = accepted ?? (read ? setter : undefined);
  const writeType = write && print(write);
  return writeType && textOf(writeType) !== textOf(type) ? { type, writeType } : { type };
}

/** The value types of an `input()` or `model()` signal. */
export function signalTypes(context: ExtractionContext, member: CollectedMember): ReadWriteTypes {
  const [value, written] = wrappedTypes(context, member, signalWrappers);
  if (!value) {
    const [node] = member.nodes;
    if (node) context.report(node, member.name, 'signal input of an unknown type');
    return { type: anyType };
  }
  const print = (node: ts.TypeNode) => context.printer.print(node, member.level.substitution);
  const type = print(value);
  const writeType = written && print(written);
  return writeType && textOf(writeType) !== textOf(type) ? { type, writeType } : { type };
}

/** The type of `$event`. */
export function eventType(context: ExtractionContext, member: CollectedMember): TypeTokens {
  const [value] = wrappedTypes(context, member, eventWrappers);
  return value
    ? context.printer.print(value, member.level.substitution)
    : propertyTypes(context, member, undefined).type;
}

function wrappedTypes(
  context: ExtractionContext,
  member: CollectedMember,
  wrappers: ReadonlySet<string>,
): readonly ts.TypeNode[] {
  const type = typeNodeOf(member);
  const named = type && nameOfType(type);
  if (!named) return [];
  const { name } = context.printer.reference(named);
  return wrappers.has(name) ? (typeArgumentsOf(type) ?? []) : [];
}

/** The name in `Name<Type>` and in `import("module").Name<Type>`. */
function nameOfType(type: ts.TypeNode): ts.Node | undefined {
  if (ts.isTypeReferenceNode(type)) return type.typeName;
  return ts.isImportTypeNode(type) ? type.qualifier : undefined;
}

function typeArgumentsOf(type: ts.TypeNode): readonly ts.TypeNode[] | undefined {
  return ts.isTypeReferenceNode(type) || ts.isImportTypeNode(type) ? type.typeArguments : undefined;
}

function typeNodeOf(member: CollectedMember): ts.TypeNode | undefined {
  for (const node of member.nodes) {
    if (ts.isPropertyDeclaration(node) || ts.isPropertySignature(node)) return node.type;
    if (ts.isGetAccessor(node)) return node.type;
  }
  return undefined;
}

// `readonly x = 5` has a value instead of a type.
function initializerType(context: ExtractionContext, member: CollectedMember): TypeTokens {
  for (const node of member.nodes) {
    if (ts.isPropertyDeclaration(node) && node.initializer) {
      return context.printer.print(node.initializer);
    }
  }
  return anyType;
}
