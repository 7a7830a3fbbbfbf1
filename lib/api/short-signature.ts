import type { ApiEnumMember, ApiInput, ApiMethod, ApiOutput, ApiProperty } from './member-model';
import type { ApiSymbol } from './symbol-model';
import { typeText } from './type-html';
import type { Signature, TypeParameter } from './type-model';
import { typeParametersOf, typeParametersText } from './type-parameters';

/** Maximum number of lines in a body; the rest is an ellipsis. */
const mostLines = 12;

/**
 * The shortest code that shows how a symbol is used: selectors, a call, or a declaration. Undefined when there is
 * none besides the import.
 */
export function symbolSignature(symbol: ApiSymbol): string | undefined {
  const { name } = symbol;
  const full = name + typeParametersText(typeParametersOf(symbol));
  switch (symbol.kind) {
    case 'component':
    case 'directive':
      return symbol.selectors.length > 0 ? symbol.selectors.join(', ') : undefined;
    case 'pipe':
      return `{{ value | ${symbol.pipeName} }}`;
    case 'service':
      return `inject(${name})`;
    case 'token':
      return `inject(${name}): ${typeText(symbol.type)}`;
    case 'harness':
      return `await loader.getHarness(${name})`;
    case 'class':
      return (
        symbol.constructors
          .map((each) => callSignature(`new ${name}${namesOf(symbol.typeParameters)}`, each))
          .join('\n') || undefined
      );
    case 'function':
      return symbol.signatures.map((each) => callSignature(name, each)).join('\n');
    case 'type':
      return `type ${full} = ${typeText(symbol.type)}`;
    case 'constant':
      return `const ${name}: ${typeText(symbol.type)}`;
    case 'enum':
      return declaration(
        `enum ${name}`,
        symbol.members.map((each) => `${enumMemberSignature(each)},`),
      );
    case 'interface':
      return declaration(`interface ${full}`, [
        ...symbol.properties.map((each) => `${propertySignature(each)};`),
        ...symbol.methods.flatMap((each) => `${methodSignature(each)};`.split('\n')),
      ]);
    case 'ngmodule':
      return undefined;
  }
}

/** The type parameters of a call, without their bounds. */
function namesOf(parameters: readonly TypeParameter[]): string {
  return parameters.length === 0 ? '' : `<${parameters.map(({ name }) => name).join(', ')}>`;
}

function declaration(start: string, lines: readonly string[]): string | undefined {
  if (lines.length === 0) return undefined;
  const shown = lines.length > mostLines ? [...lines.slice(0, mostLines - 1), '…'] : lines;
  return `${start} {\n${shown.map((line) => `  ${line}`).join('\n')}\n}`;
}

/** Prints a call with its parameters and what it returns. */
function callSignature(name: string, { typeParameters, parameters, returns }: Signature): string {
  const list = parameters.map(
    ({ name: parameter, type, optional, rest }) =>
      `${rest ? '...' : ''}${parameter}${optional ? '?' : ''}: ${typeText(type)}`,
  );
  const start = name + typeParametersText(typeParameters);
  return `${start}(${list.join(', ')})${returns ? `: ${typeText(returns.type)}` : ''}`;
}

const withDefault = (code: string, value: string | undefined) =>
  value === undefined ? code : `${code} = ${value}`;

/**
 * Prints an input as templates bind it, with its default. An input that converts any value shows the type that it
 * converts to.
 */
export function inputSignature({ binding, type, writeType, default: value }: ApiInput): string {
  const written = typeText(writeType ?? type);
  return withDefault(`[${binding}]: ${written === 'unknown' ? typeText(type) : written}`, value);
}

/** Prints an output as templates listen to it. */
export function outputSignature({ binding, type }: ApiOutput): string {
  return `(${binding}): ${typeText(type)}`;
}

/** Prints a property with its default. */
export function propertySignature({ name, optional, type, default: value }: ApiProperty): string {
  return withDefault(`${name}${optional ? '?' : ''}: ${typeText(type)}`, value);
}

/** Prints a method, one line per overload. */
export function methodSignature({ name, signatures }: ApiMethod): string {
  return signatures.map((signature) => callSignature(name, signature)).join('\n');
}

/** Prints a member of an enum with its value. */
export function enumMemberSignature({ name, value }: ApiEnumMember): string {
  return withDefault(name, value);
}
