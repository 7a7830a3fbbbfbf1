import { type Wording, wording } from '@/lib/words/word';
import type { ApiEnumMember, ApiInput, ApiOutput, ApiProperty } from './member-model';
import type { Deprecation, NamedRef, TypeTokens } from './type-model';

/** A short mark beside a name; the tone `need` is highlighted. */
export interface Mark extends Wording {
  tone?: 'need' | 'new' | 'old';
}

/** One row of a table of members of any kind. */
export interface MemberRow {
  anchor: string;
  /** The name a reader writes: the template name of inputs and outputs, the TypeScript name of others. */
  name: string;
  /** The name in TypeScript, when it differs. */
  property?: string;
  type?: TypeTokens | undefined;
  /** Type that may be bound or assigned, when it differs from the type when read. */
  accepts?: TypeTokens | undefined;
  /** Function that converts bound values. */
  transform?: string | undefined;
  default?: string | undefined;
  description?: string | undefined;
  deprecated?: Deprecation | undefined;
  inheritedFrom?: NamedRef | undefined;
  marks: Mark[];
}

type Shared = 'anchor' | 'description' | 'deprecated' | 'inheritedFrom';

function shared(member: Pick<ApiProperty, Shared>): Pick<MemberRow, Shared> {
  const { anchor, description, deprecated, inheritedFrom } = member;
  return { anchor, description, deprecated, inheritedFrom };
}

/** Leaves out a TypeScript name that begins with an underscore: it is internal, only templates use it. */
const named = (binding: string, name: string) =>
  binding === name || name.startsWith('_') ? { name: binding } : { name: binding, property: name };

export function inputRow(input: ApiInput): MemberRow {
  return {
    ...shared(input),
    ...named(input.binding, input.name),
    type: input.type,
    accepts: input.writeType,
    transform: input.transform,
    default: input.default,
    marks: marksOf([
      [input.required, { ...wording('Required'), tone: 'need' }],
      [input.twoWay, wording('Two-way {binding}', { binding: `[(${input.binding})]` })],
      [input.signal, wording('Signal')],
    ]),
  };
}

export function outputRow(output: ApiOutput): MemberRow {
  return {
    ...shared(output),
    ...named(output.binding, output.name),
    type: output.type,
    marks: marksOf([[output.model, wording('Of a two-way binding')]]),
  };
}

export function propertyRow(property: ApiProperty): MemberRow {
  return {
    ...shared(property),
    name: property.optional ? `${property.name}?` : property.name,
    type: property.type,
    accepts: property.writeType,
    default: property.default,
    marks: marksOf([
      [property.static, wording('Static')],
      [property.abstract, wording('Abstract')],
      [property.protected, wording('Protected')],
      [property.readonly, wording('Read-only')],
      [property.writeonly, wording('Write-only')],
    ]),
  };
}

export function enumRow(member: ApiEnumMember): MemberRow {
  return { ...shared(member), name: member.name, default: member.value, marks: [] };
}

function marksOf(marks: [boolean | undefined, Mark][]): Mark[] {
  return marks.filter(([applies]) => applies === true).map(([, mark]) => mark);
}

interface Inheritable {
  inheritedFrom?: NamedRef | undefined;
}

/** Members inherited from the same class or interface. */
export interface OriginGroup<T> {
  origin: NamedRef;
  members: T[];
}

/** Separates a symbol's own members from inherited ones; origins are in the order of the members. */
export function byOrigin<T extends Inheritable>(
  members: readonly T[],
): { own: T[]; inherited: OriginGroup<T>[] } {
  const own: T[] = [];
  const inherited = new Map<string, OriginGroup<T>>();
  for (const member of members) {
    const origin = member.inheritedFrom;
    if (!origin) own.push(member);
    else {
      const key = origin.ref ?? origin.name;
      const group = inherited.get(key) ?? { origin, members: [] };
      group.members.push(member);
      inherited.set(key, group);
    }
  }
  return { own, inherited: [...inherited.values()] };
}
