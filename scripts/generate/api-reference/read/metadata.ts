import ts from 'typescript';
import {
  asClasses,
  asFields,
  asList,
  asTextRecord,
  asTexts,
  type Fail,
  type LiteralValue,
  readLiteral,
} from './literal-types';

export interface InputMetadata {
  alias: string;
  required: boolean;
  isSignal: boolean;
}

interface HostDirectiveMetadata {
  directive: ts.EntityName;
  inputs: Record<string, string>;
  outputs: Record<string, string>;
}

/** The metadata in the compiled static members of an Angular class. */
export interface NgMetadata {
  kind: 'component' | 'directive' | 'pipe' | 'ngmodule' | 'service' | undefined;
  selectors: string[];
  exportAs: string[];
  standalone: boolean;
  inputs: ReadonlyMap<string, InputMetadata>;
  outputs: ReadonlyMap<string, string>;
  slots: string[];
  hostDirectives: HostDirectiveMetadata[];
  pipeName: string | undefined;
  moduleExports: ts.EntityName[];
  /** The accepted types of inputs with a transform, by property name. */
  acceptedTypes: ReadonlyMap<string, ts.TypeNode>;
}

const known = new Set(['ɵcmp', 'ɵdir', 'ɵpipe', 'ɵmod', 'ɵinj', 'ɵfac', 'ɵprov']);
const acceptPrefix = 'ngAcceptInputType_';

export const isStatic = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword);

/** The metadata of a class or interface without Angular decorator. */
export const noMetadata: NgMetadata = {
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

/**
 * Reads the static members that the Angular compiler adds to a declared class.
 *
 * @param fail throws; called with a message when a member has an unknown structure
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
  const base = { ...noMetadata, acceptedTypes };
  const directive = statics.get('ɵcmp') ?? statics.get('ɵdir');
  if (directive) {
    const kind = statics.has('ɵcmp') ? 'component' : 'directive';
    return { ...base, ...readDirective(typeArguments(directive, 8, fail), fail), kind };
  }
  const pipe = statics.get('ɵpipe');
  if (pipe) {
    const pipeName = readLiteral(typeArguments(pipe, 2, fail)[1], fail);
    if (typeof pipeName !== 'string') return fail('pipe without a name');
    return { ...base, kind: 'pipe', pipeName };
  }
  const module = statics.get('ɵmod');
  if (module) {
    const moduleExports = asClasses(readLiteral(typeArguments(module, 4, fail)[3], fail), fail);
    return { ...base, kind: 'ngmodule', moduleExports };
  }
  return statics.has('ɵprov') ? { ...base, kind: 'service' } : base;
}

function typeArguments(type: ts.TypeNode, atLeast: number, fail: Fail): readonly ts.TypeNode[] {
  const args = ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []) : [];
  if (args.length < atLeast) fail(`metadata ${type.getText().slice(0, 60)} has an unknown form`);
  return args;
}

// The order of the type arguments of ɵɵDirectiveDeclaration: class, selector, exportAs, inputs, outputs,
// queries, content selectors, standalone, host directives.
function readDirective(args: readonly ts.TypeNode[], fail: Fail): Partial<NgMetadata> {
  const value = args.map((arg, index) => (index === 0 ? undefined : readLiteral(arg, fail)));
  const [, selector, exportAs, inputs, outputs, , slots, standalone, hostDirectives] = value;
  return {
    selectors: typeof selector === 'string' ? splitSelectors(selector) : [],
    exportAs: asTexts(exportAs, fail),
    standalone: standalone === true,
    inputs: new Map(
      Object.entries(asFields(inputs, fail)).map(([name, input]) => [name, readInput(input, fail)]),
    ),
    outputs: new Map(Object.entries(asTextRecord(outputs, fail))),
    slots: asTexts(slots, fail),
    hostDirectives: asList(hostDirectives, fail).map((entry) => readHostDirective(entry, fail)),
  };
}

function readInput(value: LiteralValue, fail: Fail): InputMetadata {
  // Older compilers wrote the alias only.
  if (typeof value === 'string') return { alias: value, required: false, isSignal: false };
  const { alias, required, isSignal } = asFields(value, fail);
  if (typeof alias !== 'string') return fail('input without an alias');
  return { alias, required: required === true, isSignal: isSignal === true };
}

function readHostDirective(value: LiteralValue, fail: Fail): HostDirectiveMetadata {
  const { directive, inputs, outputs } = asFields(value, fail);
  const [name] = asClasses([directive], fail);
  if (!name) return fail('host directive without a class');
  return {
    directive: name,
    inputs: asTextRecord(inputs, fail),
    outputs: asTextRecord(outputs, fail),
  };
}

/** Splits a selector list at top-level commas. */
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
