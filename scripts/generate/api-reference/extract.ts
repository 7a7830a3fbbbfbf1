import { type ApiDoc, apiSchemaVersion, type Reexport } from '@/lib/api/model';
import { type ApiSymbol, symbolKinds } from '@/lib/api/symbol-model';
import { compareText } from '@/scripts/shared/compare-text';
import { docIdsOfEntryPoint } from './read/doc-ids';
import { ApiExtractionError, type OnFault, throwFault } from './read/errors';
import { type EntryPoint, type PackageFolders, readEntryPoints } from './read/packages';
import { createApiProgram } from './read/program';
import { collectPublicNames, type PublicName, type PublicNames } from './read/public-names';
import { readSources } from './read/sources';
import { readSymbol } from './symbols/symbols';
import { ExtractionContext } from './types/context';
import { TypePrinter } from './types/type-printer';

interface ExtractOptions {
  /** Whether to document an entry point. By default, all public entry points are documented. */
  isDocumented?: (specifier: string) => boolean;
  /** Whether to throw when a package contains no sources. True by default. */
  needsSources?: boolean;
  /** Called for each fault of a package. By default, the first one is thrown. */
  onFault?: OnFault;
}

/**
 * Extracts the API of installed packages: one document per documented entry point and carved-out
 * folder, sorted by id.
 *
 * @throws ApiExtractionError when a manifest is malformed
 */
export function extractApi(
  packages: PackageFolders,
  { isDocumented, needsSources, onFault = throwFault }: ExtractOptions = {},
): ApiDoc[] {
  const entryPoints = readEntryPoints(packages, isDocumented, onFault);
  const program = createApiProgram(packages, entryPoints, onFault);
  const sources = readSources(packages, needsSources, onFault);
  const names = collectPublicNames(program, entryPoints, packages, sources, onFault);
  const printer = new TypePrinter(program.getTypeChecker(), names);
  const context = new ExtractionContext(
    program.getTypeChecker(),
    packages,
    sources,
    names,
    printer,
    onFault,
  );
  return entryPoints
    .filter(({ documented }) => documented)
    .flatMap((entryPoint) => readEntryPoint(context, names, entryPoint))
    .sort((a, b) => compareText(a.id, b.id));
}

function readEntryPoint(
  context: ExtractionContext,
  names: PublicNames,
  entryPoint: EntryPoint,
): ApiDoc[] {
  const exported = names.exportsOf(entryPoint);
  const symbols = exported
    .filter(({ name, home }) => home.entryPoint === entryPoint && home.name === name)
    .flatMap(({ home }) => {
      const symbol = readOrReport(context, home);
      return symbol ? [{ docId: home.docId, symbol }] : [];
    });
  const [mainId] = docIdsOfEntryPoint(entryPoint.specifier);
  return docIdsOfEntryPoint(entryPoint.specifier).map((id) => {
    const own = symbols.filter(({ docId }) => docId === id).map(({ symbol }) => symbol);
    const elsewhere = exported.filter(({ home }) => home.docId !== id);
    return {
      schemaVersion: apiSchemaVersion,
      id,
      entryPoint: entryPoint.specifier,
      version: entryPoint.version,
      symbols: own.sort(compareSymbols),
      reexports:
        id === mainId ? elsewhere.flatMap((e) => readReexport(context, e)).sort(byName) : [],
    };
  });
}

function readReexport(
  context: ExtractionContext,
  { name, home }: ReturnType<PublicNames['exportsOf']>[number],
): Reexport[] {
  const symbol = readOrReport(context, home);
  return symbol ? [{ name, kind: symbol.kind, ref: `${home.docId}#${home.name}` }] : [];
}

/** Reads a symbol. A fault concerns this symbol only. */
function readOrReport(context: ExtractionContext, home: PublicName): ApiSymbol | undefined {
  try {
    return readSymbol(context, home);
  } catch (error) {
    if (!(error instanceof ApiExtractionError)) throw error;
    context.onFault(error);
    return undefined;
  }
}

const byName = (a: { name: string }, b: { name: string }) => compareText(a.name, b.name);

function compareSymbols(a: ApiSymbol, b: ApiSymbol): number {
  return symbolKinds.indexOf(a.kind) - symbolKinds.indexOf(b.kind) || byName(a, b);
}
