import ts from 'typescript';

/** A literal type read as a value: what Angular's compiler writes into its declaration types. */
export type LiteralValue =
  string | boolean | undefined | ts.TypeQueryNode | LiteralValue[] | LiteralObject;
export interface LiteralObject {
  [key: string]: LiteralValue;
}

export interface InputMetadata {
  alias: string;
  required: boolean;
  isSignal: boolean;
}

export interface HostDirectiveMetadata {
  directive: ts.TypeQueryNode;
  inputs: Record<string, string>;
  outputs: Record<string, string>;
}

/** What the compiled members of an Angular class say about it. */
export interface NgMetadata {
  kind: 'component' | 'directive' | 'pipe' | 'ngmodule' | 'service' | undefined;
  selectors: string[];
  exportAs: string[];
  standalone: boolean;
  inputs: Map<string, InputMetadata>;
  outputs: Map<string, string>;
  slots: string[];
  hostDirectives: HostDirectiveMetadata[];
  pipeName: string | undefined;
  moduleExports: ts.TypeQueryNode[];
  /** Types accepted by inputs with a transform, by property name. */
  acceptedTypes: Map<string, ts.TypeNode>;
}

/** Reports metadata of an unknown form; never returns. */
export type Fail = (problem: string) => never;

const known = new Set(['ɵcmp', 'ɵdir', 'ɵpipe', 'ɵmod', 'ɵinj', 'ɵfac', 'ɵprov']);
const acceptPrefix = 'ngAcceptInputType_';

export const isStatic = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword);

/**
 * Reads the static members that Angular's compiler adds to a declared class.
 *
 * @param fail called with a message when a member has a form this reader does not know
 */
export function readNgMetadata(node: ts.ClassDeclaration, fail: Fail): NgMetadata {
  const statics = new Map<string, ts.TypeNode>();
  for (const member of node.members) {
    if (!isStatic(member) || !ts.isPropertyDeclaration(member) || !member.type) continue;
    const name = member.name.getText();
    if (name.startsWith('ɵ') && !known.has(name)) fail(`unknown metadata ${name}`);
    statics.set(name, member.type);
  }
  const acceptedTypes = new Map(
    [...statics].flatMap(([name, type]) =>
      name.startsWith(acceptPrefix) ? [[name.slice(acceptPrefix.length), type] as const] : [],
    ),
  );
  const base = { ...emptyMetadata(), acceptedTypes };
  const directive = statics.get('ɵcmp') ?? statics.get('ɵdir');
  if (directive) {
    const kind = statics.has('ɵcmp') ? 'component' : 'directive';
    return { ...base, ...readDirective(typeArguments(directive, 8, fail), fail), kind };
  }
  const pipe = statics.get('ɵpipe');
  if (pipe) {
    const name = readLiteral(typeArguments(pipe, 2, fail)[1], fail);
    if (typeof name !== 'string') fail('pipe without a name');
    return { ...base, kind: 'pipe', pipeName: String(name) };
  }
  const module = statics.get('ɵmod');
  if (module) {
    const moduleExports = typeQueries(readLiteral(typeArguments(module, 4, fail)[3], fail), fail);
    return { ...base, kind: 'ngmodule', moduleExports };
  }
  return statics.has('ɵprov') ? { ...base, kind: 'service' } : base;
}

/** The metadata of a class or interface that Angular does not know. */
export function emptyMetadata(): NgMetadata {
  return {
    kind: undefined,
    selectors: [],
    exportAs: [],
    standalone: false,
    inputs: new Map(),
    outputs: new Map(),
    slots: [],
    hostDirectives: [],
    pipeName: undefined,
    moduleExports: [],
    acceptedTypes: new Map(),
  };
}

// Order of the type arguments of ɵɵDirectiveDeclaration: class, selector, exportAs, inputs,
// outputs, queries, content selectors, standalone, host directives.
function readDirective(args: readonly ts.TypeNode[], fail: Fail): Partial<NgMetadata> {
  const value = args.map((arg, index) => (index === 0 ? undefined : readLiteral(arg, fail)));
  const [, selector, exportAs, inputs, outputs, , slots, standalone, hostDirectives] = value;
  return {
    selectors: typeof selector === 'string' ? splitSelectors(selector) : [],
    exportAs: strings(exportAs, fail),
    standalone: standalone === true,
    inputs: new Map(
      Object.entries(object(inputs, fail)).map(([name, input]) => [name, readInput(input, fail)]),
    ),
    outputs: new Map(Object.entries(stringRecord(outputs, fail))),
    slots: strings(slots, fail),
    hostDirectives: list(hostDirectives, fail).map((entry) => readHostDirective(entry, fail)),
  };
}

function readInput(value: LiteralValue, fail: Fail): InputMetadata {
  // Older compilers wrote only the alias.
  if (typeof value === 'string') return { alias: value, required: false, isSignal: false };
  const { alias, required, isSignal } = object(value, fail);
  if (typeof alias !== 'string') return fail('input without an alias');
  return { alias, required: required === true, isSignal: isSignal === true };
}

function readHostDirective(value: LiteralValue, fail: Fail): HostDirectiveMetadata {
  const { directive, inputs, outputs } = object(value, fail);
  const [query] = typeQueries([directive], fail);
  if (!query) return fail('host directive without a class');
  return {
    directive: query,
    inputs: stringRecord(inputs, fail),
    outputs: stringRecord(outputs, fail),
  };
}

/** Splits a selector list at its top-level commas. */
export function splitSelectors(selector: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = '';
  for (const char of selector) {
    if (char === '(' || char === '[') depth++;
    if (char === ')' || char === ']') depth--;
    if (char === ',' && depth === 0) {
      parts.push(current);
      current = '';
    } else current += char;
  }
  return [...parts, current].map((part) => part.trim().replace(/\s+/g, ' ')).filter(Boolean);
}

function typeArguments(type: ts.TypeNode, atLeast: number, fail: Fail): readonly ts.TypeNode[] {
  const args = ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []) : [];
  if (args.length < atLeast) fail(`metadata ${type.getText().slice(0, 60)} has an unknown form`);
  return args;
}

function readLiteral(type: ts.TypeNode | undefined, fail: Fail): LiteralValue {
  if (!type || type.kind === ts.SyntaxKind.NeverKeyword) return undefined;
  if (ts.isLiteralTypeNode(type)) {
    if (ts.isStringLiteral(type.literal)) return type.literal.text;
    if (type.literal.kind === ts.SyntaxKind.TrueKeyword) return true;
    if (type.literal.kind === ts.SyntaxKind.FalseKeyword) return false;
    if (type.literal.kind === ts.SyntaxKind.NullKeyword) return undefined;
  }
  if (ts.isTupleTypeNode(type)) return type.elements.map((element) => readLiteral(element, fail));
  if (ts.isTypeQueryNode(type)) return type;
  if (ts.isTypeLiteralNode(type)) {
    return Object.fromEntries(
      type.members.map((member) => {
        if (!ts.isPropertySignature(member)) return fail('metadata with a method');
        const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText();
        return [name, readLiteral(member.type, fail)];
      }),
    );
  }
  return fail(`unknown metadata value ${type.getText().slice(0, 60)}`);
}

const isNode = (value: object): value is ts.TypeQueryNode => 'kind' in value && 'pos' in value;

function object(value: LiteralValue, fail: Fail): LiteralObject {
  if (value === undefined) return {};
  if (typeof value !== 'object' || Array.isArray(value) || isNode(value)) {
    return fail('metadata: expected an object');
  }
  return value;
}

function list(value: LiteralValue, fail: Fail): LiteralValue[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : fail('metadata: expected a list');
}

function strings(value: LiteralValue, fail: Fail): string[] {
  return list(value, fail).map((entry) =>
    typeof entry === 'string' ? entry : fail('metadata: expected a text'),
  );
}

function stringRecord(value: LiteralValue, fail: Fail): Record<string, string> {
  return Object.fromEntries(
    Object.entries(object(value, fail)).map(([key, entry]) => [
      key,
      typeof entry === 'string' ? entry : fail(`metadata ${key}: expected a text`),
    ]),
  );
}

function typeQueries(value: LiteralValue, fail: Fail): ts.TypeQueryNode[] {
  return list(value, fail).map((entry) =>
    typeof entry === 'object' && !Array.isArray(entry) && isNode(entry)
      ? entry
      : fail('metadata: expected a class'),
  );
}
