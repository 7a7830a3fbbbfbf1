import ts from 'typescript';
import type { Knob, Value } from '@/lib/playground/model';
import { literalValue } from './to-expression';

export interface PlaygroundMembers {
  knobs: readonly Knob[];
  /** The names of the knobs that the example itself can change. */
  models: readonly string[];
  outputs: ReadonlySet<string>;
}

/** Reports a problem. */
export type Problem = (reason: string) => void;

/**
 * Reads the inputs of a playground as knobs, from their types and doc comments.
 *
 * @param problem called for every input without a suitable control
 */
export function readKnobs(
  node: ts.ClassDeclaration,
  checker: ts.TypeChecker,
  problem: Problem,
): PlaygroundMembers {
  const knobs: Knob[] = [];
  const models: string[] = [];
  const outputs = new Set<string>();
  for (const member of node.members) {
    const call = signalCall(member);
    if (!call || !ts.isPropertyDeclaration(member) || !ts.isIdentifier(member.name)) continue;
    const name = member.name.text;
    if (call.callee === 'output') outputs.add(name);
    else {
      const knob = readKnob(name, member, call.node, checker);
      if (typeof knob === 'string') problem(`the input "${name}" ${knob}`);
      else knobs.push(knob);
      if (call.callee === 'model') models.push(name);
    }
  }
  if (knobs.length === 0) problem('a playground needs an input()');
  return { knobs, models, outputs };
}

/** The call of `input(…)`, `model(…)` or `output(…)` that initializes a property, if any. */
export function signalCall(
  member: ts.ClassElement,
): { callee: 'input' | 'model' | 'output'; node: ts.CallExpression } | undefined {
  const initializer = ts.isPropertyDeclaration(member) ? member.initializer : undefined;
  if (!initializer || !ts.isCallExpression(initializer)) return undefined;
  const callee = initializer.expression.getText().split('.')[0];
  return callee === 'input' || callee === 'model' || callee === 'output'
    ? { callee, node: initializer }
    : undefined;
}

/** @returns the knob, or an error message if there is no suitable control */
function readKnob(
  name: string,
  member: ts.PropertyDeclaration,
  call: ts.CallExpression,
  checker: ts.TypeChecker,
): Knob | string {
  const [first] = call.arguments;
  const initial = first && literalValue(first);
  if (initial === undefined) return 'needs a literal as its default';
  const symbol = checker.getSymbolAtLocation(member.name);
  const description = ts
    .displayPartsToString(symbol?.getDocumentationComment(checker))
    .replace(/\s+/g, ' ')
    .trim();
  if (description === '') return 'needs a doc comment';
  const signature = checker.getTypeAtLocation(member).getCallSignatures()[0];
  const type = signature && checker.getReturnTypeOfSignature(signature);
  if (!type) return 'has no type';
  const base = { name, label: inWords(name), description };
  if (type.flags & ts.TypeFlags.BooleanLike && typeof initial === 'boolean') {
    return { ...base, kind: 'switch', default: initial };
  }
  if (type.flags & ts.TypeFlags.String && typeof initial === 'string') {
    return { ...base, kind: 'text', default: initial };
  }
  if (type.flags & ts.TypeFlags.Number && typeof initial === 'number') {
    const limits = readLimits(symbol?.getJsDocTags(checker) ?? []);
    if (!limits) return 'is a number and needs limits in its doc comment: @min and @max';
    return { ...base, kind: 'number', default: initial, ...limits };
  }
  const options = optionsOf(type, writtenOrder(call.typeArguments?.[0], checker), checker);
  if (!options) {
    return `has the type ${checker.typeToString(type)}, for which there is no control`;
  }
  const kind = /icon$/i.test(name) ? ('icon' as const) : ('choice' as const);
  return { ...base, kind, default: initial, options };
}

/** The literals of a union type or type alias, in source order. The compiler does not preserve this order. */
function writtenOrder(node: ts.TypeNode | undefined, checker: ts.TypeChecker): readonly Value[] {
  if (!node) return [];
  if (ts.isUnionTypeNode(node)) return node.types.flatMap((part) => writtenOrder(part, checker));
  if (ts.isLiteralTypeNode(node)) {
    const value = ts.isExpression(node.literal) ? literalValue(node.literal) : undefined;
    return value === undefined ? [] : [value];
  }
  if (!ts.isTypeReferenceNode(node)) return [];
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const isImported = symbol && symbol.flags & ts.SymbolFlags.Alias;
  const declared = (isImported ? checker.getAliasedSymbol(symbol) : symbol)?.declarations?.[0];
  return declared && ts.isTypeAliasDeclaration(declared)
    ? writtenOrder(declared.type, checker)
    : [];
}

/** The literals of a union, sorted in the given order, with `null` last. */
function optionsOf(
  type: ts.Type,
  order: readonly Value[],
  checker: ts.TypeChecker,
): readonly Value[] | undefined {
  if (!type.isUnion()) return undefined;
  const options = type.types.map((part): Value | undefined => {
    if (part.isStringLiteral() || part.isNumberLiteral()) return part.value;
    if (part.flags & ts.TypeFlags.Null) return null;
    return part.flags & ts.TypeFlags.BooleanLiteral
      ? checker.typeToString(part) === 'true'
      : undefined;
  });
  if (!options.every((option) => option !== undefined)) return undefined;
  const place = (option: Value) => (option === null ? order.length : order.indexOf(option));
  return [...options].sort((a, b) => place(a) - place(b));
}

function readLimits(
  tags: readonly ts.JSDocTagInfo[],
): { min: number; max: number; step: number } | undefined {
  const read = (name: string) => {
    const text = ts.displayPartsToString(tags.find((tag) => tag.name === name)?.text);
    return text === '' ? NaN : Number(text);
  };
  const [min, max, step] = [read('min'), read('max'), read('step')];
  return min < max ? { min, max, step: step > 0 ? step : 1 } : undefined;
}

/** Converts a name to a label: `labelPosition` to `Label position`, `touchUi` to `Touch UI`. */
function inWords(name: string): string {
  const words = name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/\b(?:ui|aria)\b/g, (letters) => letters.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
