import ts from 'typescript';
import type { Parameter, Signature, TypeParameter, TypeTokens } from '@/lib/api/type-model';
import type { DocComment } from '../read/doc-comment';
import type { ExtractionContext } from './context';
import type { Substitution } from './type-printer';

type Callable = ts.SignatureDeclaration;

/** The declaration if it is callable, as a list with zero or one entries. */
export const asCallable = (node: ts.Node): Callable[] => (ts.isFunctionLike(node) ? [node] : []);

/** Parameter defaults by name, from the original source. */
export type ParameterDefaults = ReadonlyMap<string, string>;

const none: Substitution = new Map();
const anyType: TypeTokens = [{ text: 'any' }];

/** Removes undefined and empty values, so that the written files have no empty fields. */
export function defined<T extends object>(value: T): T {
  const copy = { ...value };
  for (const [key, entry] of Object.entries(copy)) {
    if (entry === undefined || entry === '') Reflect.deleteProperty(copy, key);
  }
  return copy;
}

/** Converts a value to true or undefined. */
export const flagOf = (value: unknown): true | undefined => (value ? true : undefined);

/** Reads one signature of a function, method or constructor. */
export function readSignature(
  context: ExtractionContext,
  node: Callable,
  doc: DocComment,
  defaults: ParameterDefaults = new Map(),
  substitution: Substitution = none,
): Signature {
  const isConstructor = ts.isConstructorDeclaration(node);
  return defined({
    typeParameters: readTypeParameters(context, node.typeParameters, doc, substitution),
    parameters: node.parameters
      .filter(({ name }) => name.getText() !== 'this')
      .map((parameter) => readParameter(context, parameter, doc, defaults, substitution)),
    returns: isConstructor
      ? undefined
      : defined({
          type: node.type ? context.printer.print(node.type, substitution) : anyType,
          description: doc.returns,
        }),
    description: doc.description,
    deprecated: doc.deprecated,
    throws: doc.throws.length > 0 ? doc.throws : undefined,
  });
}

function readParameter(
  context: ExtractionContext,
  node: ts.ParameterDeclaration,
  doc: DocComment,
  defaults: ParameterDefaults,
  substitution: Substitution,
): Parameter {
  const name = node.name.getText().replace(/\s+/g, ' ');
  return defined({
    name,
    type: node.type ? context.printer.print(node.type, substitution) : anyType,
    optional: flagOf(node.questionToken),
    rest: flagOf(node.dotDotDotToken),
    default: defaults.get(name),
    description: doc.params.get(name) ?? context.docOf(node).description,
  });
}

/** Reads the type parameters of a declaration. */
export function readTypeParameters(
  context: ExtractionContext,
  nodes: readonly ts.TypeParameterDeclaration[] | undefined,
  doc: DocComment,
  substitution: Substitution = none,
): TypeParameter[] {
  return (nodes ?? []).map((node) =>
    defined({
      name: node.name.text,
      constraint: node.constraint && context.printer.print(node.constraint, substitution),
      default: node.default && context.printer.print(node.default, substitution),
      description: doc.typeParams.get(node.name.text),
    }),
  );
}
