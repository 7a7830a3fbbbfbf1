import ts from 'typescript';
import type { ApiInput, ApiMethod, ApiOutput, ApiProperty } from '@/lib/api/member-model';
import type { InputMetadata, NgMetadata } from '../read/metadata';
import type { ExtractionContext } from '../types/context';
import { asCallable, defined, flagOf, readSignature } from '../types/signatures';
import { Anchors } from './anchors';
import { type CollectedMember, collectMembers } from './collect-members';
import { defaultOf } from './defaults';
import type { Level } from './inheritance';
import { eventType, propertyTypes, signalTypes } from './member-types';
import { methodSource, parameterDefaults, transformOf } from './source-facts';

export interface Members {
  inputs: ApiInput[];
  outputs: ApiOutput[];
  properties: ApiProperty[];
  methods: ApiMethod[];
}

/** Reads the own and inherited members of a class-like symbol, separated into inputs, outputs and so on. */
export function readMembers(
  context: ExtractionContext,
  levels: readonly Level[],
  symbolName: string,
): Members {
  const bindings = mergeBindings(levels);
  const inputNames = [...bindings.inputs.values()].map(({ alias }) => alias);
  const anchors = new Anchors(symbolName, new Set(inputNames));
  const result: Members = { inputs: [], outputs: [], properties: [], methods: [] };
  for (const member of collectMembers(context, levels, bindings)) {
    const input = member.isStatic ? undefined : bindings.inputs.get(member.name);
    const output = member.isStatic ? undefined : bindings.outputs.get(member.name);
    if (input) result.inputs.push(readInput(context, member, input, bindings, anchors));
    if (output) result.outputs.push(readOutput(context, member, output, !!input, anchors));
    if (input || output) continue;
    if (member.isMethod) result.methods.push(readMethod(context, member, anchors));
    else result.properties.push(readProperty(context, member, anchors));
  }
  return result;
}

/** Merges the inputs, outputs and accepted types of all levels. The nearest level wins. */
function mergeBindings(levels: readonly Level[]): NgMetadata {
  const [nearest, ...bases] = levels.map(({ metadata }) => metadata);
  if (!nearest) throw new Error('A class-like symbol must have at least one declaration.');
  return bases.reduce(
    (merged, base) => ({
      ...merged,
      inputs: new Map([...base.inputs, ...merged.inputs]),
      outputs: new Map([...base.outputs, ...merged.outputs]),
      acceptedTypes: new Map([...base.acceptedTypes, ...merged.acceptedTypes]),
    }),
    nearest,
  );
}

// A private property is documented by its binding name in templates.
const anchorName = (member: CollectedMember, binding: string) =>
  member.name.startsWith('_') ? binding : member.name;

function memberBase(member: CollectedMember, anchor: string) {
  return {
    name: member.name,
    anchor,
    description: member.doc.description,
    deprecated: member.doc.deprecated,
    inheritedFrom: member.level.origin,
  };
}

/** @param selectors the selectors of the documented class. The first one decides what the host element is */
function memberDefault(
  context: ExtractionContext,
  { name, sources, bases }: CollectedMember,
  [selector]: readonly string[] = [],
) {
  const host = selector?.match(/^[a-z][a-z0-9-]*/)?.[0];
  const lookUp = (other: string) => context.sourceNamed(other);
  return defaultOf({ own: sources, bases, lookUp, host }, name);
}

function readInput(
  context: ExtractionContext,
  member: CollectedMember,
  input: InputMetadata,
  { outputs, acceptedTypes, selectors }: NgMetadata,
  anchors: Anchors,
): ApiInput {
  const isModel = outputs.has(member.name);
  const types = input.isSignal
    ? signalTypes(context, member)
    : propertyTypes(context, member, acceptedTypes.get(member.name));
  return defined({
    ...memberBase(member, anchors.create(anchorName(member, input.alias))),
    binding: input.alias,
    ...types,
    required: flagOf(input.required),
    signal: flagOf(input.isSignal),
    model: flagOf(isModel),
    twoWay: flagOf([...outputs.values()].includes(`${input.alias}Change`)),
    transform: transformOf(member.level.source, member.name),
    default: input.required ? undefined : memberDefault(context, member, selectors),
  });
}

function readOutput(
  context: ExtractionContext,
  member: CollectedMember,
  binding: string,
  isModel: boolean,
  anchors: Anchors,
): ApiOutput {
  return defined({
    ...memberBase(member, anchors.createForOutput(isModel ? binding : anchorName(member, binding))),
    binding,
    type: eventType(context, member),
    model: flagOf(isModel),
  });
}

function readProperty(
  context: ExtractionContext,
  member: CollectedMember,
  anchors: Anchors,
): ApiProperty {
  const { nodes } = member;
  const hasSetter = nodes.some(ts.isSetAccessor);
  const hasGetter = nodes.some(ts.isGetAccessor);
  return defined({
    ...memberBase(member, anchors.create(member.name, member.isStatic)),
    ...propertyTypes(context, member, undefined),
    readonly: flagOf((hasGetter && !hasSetter) || member.has(ts.SyntaxKind.ReadonlyKeyword)),
    writeonly: flagOf(hasSetter && !hasGetter),
    optional: flagOf(member.isOptional),
    static: flagOf(member.isStatic),
    abstract: flagOf(member.has(ts.SyntaxKind.AbstractKeyword)),
    protected: flagOf(member.has(ts.SyntaxKind.ProtectedKeyword)),
    default: memberDefault(context, member),
  });
}

function readMethod(
  context: ExtractionContext,
  member: CollectedMember,
  anchors: Anchors,
): ApiMethod {
  const defaults = parameterDefaults(methodSource(member.level.source, member.name));
  const { description, deprecated, ...base } = memberBase(
    member,
    anchors.create(member.name, member.isStatic),
  );
  const signatures = member.nodes.flatMap(asCallable).map((node) => {
    const own = context.docOf(node);
    const doc = own.description ? own : { ...member.doc, ...own, description };
    return readSignature(context, node, doc, defaults, member.level.substitution);
  });
  return defined({
    ...base,
    deprecated: signatures.every((signature) => signature.deprecated) ? deprecated : undefined,
    signatures,
    optional: flagOf(member.isOptional),
    static: flagOf(member.isStatic),
    abstract: flagOf(member.has(ts.SyntaxKind.AbstractKeyword)),
    protected: flagOf(member.has(ts.SyntaxKind.ProtectedKeyword)),
  });
}
