import { type ApiDoc, apiDocSchema } from '@/lib/api/model';
import { withoutScope } from '@/lib/catalogue/without-scope';
import { ApiExtractionError, type OnFault, throwFault } from '../read/errors';

/**
 * Validates the extracted documents before they are written: they match the schema, no document is empty,
 * anchors are unique, and every reference is to an existing symbol or member.
 *
 * @param onFault called for a document without symbols, which is correct but probably a mistake
 * @throws ApiExtractionError with entry point and symbol
 */
export function validateDocs(docs: readonly ApiDoc[], onFault: OnFault = throwFault): void {
  const targets = new Set<string>();
  for (const doc of docs) {
    const result = apiDocSchema.safeParse(doc);
    if (!result.success) throw schemaError(doc, result.error.issues[0]);
    // The root of a package with many entry points may have no public exports.
    if (doc.symbols.length + doc.reexports.length === 0 && !isPackageRoot(doc.entryPoint)) {
      onFault(new ApiExtractionError({ file: doc.entryPoint }, 'no public symbol was found'));
    }
    for (const anchor of anchorsOf(doc)) {
      const target = `${doc.id}#${anchor}`;
      if (targets.has(target)) {
        throw new ApiExtractionError({ file: doc.entryPoint, symbol: anchor }, 'duplicate anchor');
      }
      targets.add(target);
    }
  }
  for (const doc of docs) {
    for (const symbol of [...doc.symbols, ...doc.reexports]) {
      const broken = referencesOf(symbol).find((ref) => !targets.has(ref));
      if (broken) {
        throw new ApiExtractionError(
          { file: doc.entryPoint, symbol: symbol.name },
          `refers to ${broken}, which does not exist`,
        );
      }
    }
  }
}

function isPackageRoot(entryPoint: string): boolean {
  return !withoutScope(entryPoint).includes('/');
}

function schemaError(
  doc: ApiDoc,
  issue: { path: PropertyKey[]; message: string } | undefined,
): ApiExtractionError {
  const [list, index] = issue?.path ?? [];
  const symbol = list === 'symbols' && typeof index === 'number' ? doc.symbols[index] : undefined;
  return new ApiExtractionError(
    { file: doc.entryPoint, ...(symbol && { symbol: symbol.name }) },
    `field ${issue?.path.map(String).join('.')}: ${issue?.message}`,
  );
}

/** The ids of all symbols and members of a document. */
export function anchorsOf(doc: ApiDoc): string[] {
  return doc.symbols.flatMap((symbol) => [
    symbol.name,
    ...[
      ...('inputs' in symbol ? [...symbol.inputs, ...symbol.outputs] : []),
      ...('properties' in symbol ? [...symbol.properties, ...symbol.methods] : []),
      ...('members' in symbol ? symbol.members : []),
    ].map(({ anchor }) => anchor),
  ]);
}

function referencesOf(value: unknown): string[] {
  const text = JSON.stringify(value);
  const fields = [...text.matchAll(/"(?:ref|aliasOf)":"([^"]+)"/g)];
  const links = [...text.matchAll(/\]\(api:([^)]+)\)/g)];
  return [...fields, ...links].flatMap(([, ref]) => (ref ? [ref] : []));
}
