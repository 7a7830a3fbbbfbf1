import ts from 'typescript';

/** Throws an error about metadata with an unknown structure. */
export type Fail = (problem: string) => never;

/** A reference to a class in metadata: `typeof Button`. */
class ClassReference {
  constructor(readonly name: ts.EntityName) {}
}

/**
 * The value of a literal type. The Angular compiler writes its metadata into declaration files as literal
 * types.
 */
export type LiteralValue = string | boolean | undefined | ClassReference | LiteralValue[] | Fields;
export interface Fields {
  readonly [key: string]: LiteralValue;
}

/** Reads the value of a literal type. Returns undefined for `never` and `null`. */
export function readLiteral(type: ts.TypeNode | undefined, fail: Fail): LiteralValue {
  if (!type || type.kind === ts.SyntaxKind.NeverKeyword) return undefined;
  if (ts.isLiteralTypeNode(type)) {
    if (ts.isStringLiteral(type.literal)) return type.literal.text;
    if (type.literal.kind === ts.SyntaxKind.TrueKeyword) return true;
    if (type.literal.kind === ts.SyntaxKind.FalseKeyword) return false;
    if (type.literal.kind === ts.SyntaxKind.NullKeyword) return undefined;
  }
  if (ts.isTupleTypeNode(type)) return type.elements.map((element) => readLiteral(element, fail));
  if (ts.isTypeQueryNode(type)) return new ClassReference(type.exprName);
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

export function asFields(value: LiteralValue, fail: Fail): Fields {
  if (value === undefined) return {};
  if (typeof value !== 'object' || Array.isArray(value) || value instanceof ClassReference) {
    return fail('metadata: expected an object');
  }
  return value;
}

export function asList(value: LiteralValue, fail: Fail): LiteralValue[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : fail('metadata: expected a list');
}

export function asTexts(value: LiteralValue, fail: Fail): string[] {
  return asList(value, fail).map((entry) =>
    typeof entry === 'string' ? entry : fail('metadata: expected a text'),
  );
}

export function asTextRecord(value: LiteralValue, fail: Fail): Record<string, string> {
  return Object.fromEntries(
    Object.entries(asFields(value, fail)).map(([key, entry]) => [
      key,
      typeof entry === 'string' ? entry : fail(`metadata ${key}: expected a text`),
    ]),
  );
}

export function asClasses(value: LiteralValue, fail: Fail): ts.EntityName[] {
  return asList(value, fail).map((entry) =>
    entry instanceof ClassReference ? entry.name : fail('metadata: expected a class'),
  );
}
