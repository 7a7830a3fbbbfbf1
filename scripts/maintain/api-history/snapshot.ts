import type { ApiDoc } from '@/lib/api/model';
import type { ApiSymbol, SymbolKind } from '@/lib/api/symbol-model';
import type { Deprecation, Signature, TypeToken } from '@/lib/api/type-model';
import type { Facet, MemberKind } from '@/lib/history/model';
import { canonicalType } from './canonical-type';

/** The compared properties of a symbol or member. */
export interface Entry {
  anchor: string;
  name: string;
  kind: SymbolKind | MemberKind;
  /** Anchor of the symbol that a member belongs to. */
  owner?: string;
  deprecated: boolean;
  /** What the library says to write instead, as Markdown. */
  instead?: string | undefined;
  /** Whether it is inherited from a documented base. */
  inherited: boolean;
  facets: Partial<Record<Facet, string | undefined>>;
}

/** Entries by document and anchor. */
export type Snapshot = ReadonlyMap<string, ReadonlyMap<string, Entry>>;

/** Reduces documents to the properties that the history compares. */
export function snapshotOf(docs: readonly Pick<ApiDoc, 'id' | 'symbols'>[]): Snapshot {
  return new Map(
    docs.map(({ id, symbols }) => [
      id,
      new Map(symbols.flatMap(entriesOf).map((entry) => [entry.anchor, entry])),
    ]),
  );
}

function entriesOf(symbol: ApiSymbol): Entry[] {
  return [symbolEntry(symbol), ...memberEntries(symbol)];
}

function symbolEntry(symbol: ApiSymbol): Entry {
  return {
    anchor: symbol.name,
    name: symbol.name,
    kind: symbol.kind,
    deprecated: symbol.deprecated !== undefined,
    instead: symbol.deprecated?.reason,
    inherited: false,
    facets: symbolFacets(symbol),
  };
}

function symbolFacets(symbol: ApiSymbol): Entry['facets'] {
  switch (symbol.kind) {
    case 'component':
    case 'directive':
      return { selector: list(symbol.selectors), exportAs: list(symbol.exportAs) };
    case 'pipe':
      return { selector: symbol.pipeName };
    case 'function':
      return { signature: signatures(symbol.signatures) };
    case 'token':
      return { type: canonicalType(text(symbol.type)), default: symbol.default };
    case 'type':
    case 'constant':
      return { type: canonicalType(text(symbol.type)) };
    default:
      return {};
  }
}

interface Member {
  name: string;
  anchor: string;
  deprecated?: Deprecation | undefined;
  inheritedFrom?: { ref?: string | undefined } | undefined;
}

function memberEntries(symbol: ApiSymbol): Entry[] {
  const entry = (member: Member, kind: MemberKind, facets: Entry['facets']): Entry => ({
    anchor: member.anchor,
    name: `${symbol.name}.${member.name}`,
    kind,
    owner: symbol.name,
    deprecated: member.deprecated !== undefined,
    instead: member.deprecated?.reason,
    inherited: member.inheritedFrom?.ref !== undefined,
    facets,
  });
  const inputs = 'inputs' in symbol ? symbol.inputs : [];
  const outputs = 'outputs' in symbol ? symbol.outputs : [];
  const properties = 'properties' in symbol ? symbol.properties : [];
  const methods = 'methods' in symbol ? symbol.methods : [];
  const values = symbol.kind === 'enum' ? symbol.members : [];
  return [
    ...inputs.map((input) =>
      entry(input, 'input', {
        binding: input.binding,
        type: canonicalType(text(input.type)),
        takes: input.writeType && canonicalType(text(input.writeType)),
        required: yes(input.required),
        signal: yes(input.signal),
        default: input.default,
      }),
    ),
    ...outputs.map((output) =>
      entry(output, 'output', {
        binding: output.binding,
        type: canonicalType(text(output.type)),
      }),
    ),
    ...properties.map((property) =>
      entry(property, 'property', {
        type: canonicalType(text(property.type)),
        takes: property.writeType && canonicalType(text(property.writeType)),
        optional: yes(property.optional),
        readonly: yes(property.readonly),
        default: property.default,
      }),
    ),
    ...methods.map((method) =>
      entry(method, 'method', {
        signature: signatures(method.signatures),
        optional: yes(method.optional),
      }),
    ),
    ...values.map((value) => entry(value, 'value', {})),
  ];
}

const yes = (flag: boolean | undefined) => (flag ? 'yes' : undefined);
const text = (tokens: readonly TypeToken[]) => tokens.map((token) => token.text).join('');
const list = (names: readonly string[]) =>
  names.length > 0 ? [...names].sort().join(', ') : undefined;

function signatures(all: readonly Signature[]): string {
  return all
    .map(({ parameters, returns }) => {
      const taken = parameters.map(
        ({ name, type, optional, rest }) =>
          `${rest ? '...' : ''}${name}${optional ? '?' : ''}: ${canonicalType(text(type))}`,
      );
      return `(${taken.join(', ')})${returns ? ` => ${canonicalType(text(returns.type))}` : ''}`;
    })
    .sort()
    .join('; ');
}
