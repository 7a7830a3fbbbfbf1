import { type ApiDoc, apiSchemaVersion, type Reexport } from '@/lib/api/model';
import { type ApiSymbol, symbolKinds } from '@/lib/api/symbol-model';
import { compareText } from '@/scripts/shared/compare-text';
import { docIdsOfEntryPoint } from './read/doc-ids';
import { type EntryPoint, type PackageFolders, readEntryPoints } from './read/packages';
import { createApiProgram } from './read/program';
import { collectPublicNames, type PublicNames } from './read/public-names';
import { readSources } from './read/sources';
import { readSymbol } from './symbols/symbols';
import { ExtractionContext } from './types/context';
import { TypePrinter } from './types/type-printer';

interface ExtractOptions {
  /** Whether to document an entry point. By default, all public entry points are documented. */
  isDocumented?: (specifier: string) => boolean;
  /** Whether to throw when a package contains no sources. True by default. */
  needsSources?: boolean;
}

/**
 * Extracts the API of installed packages: one document per documented entry point and carved-out
 * folder, sorted by id.
 *
 * @throws ApiExtractionError when a package has an unknown structure
 */
export function extractApi(
  packages: PackageFolders,
  { isDocumented, needsSources }: ExtractOptions = {},
): ApiDoc[] {
  const entryPoints = readEntryPoints(packages, isDocumented);
  const program = createApiProgram(packages, entryPoints);
  const sources = readSources(packages, needsSources);
  const names = collectPublicNames(program, entryPoints, packages, sources);
  const printer = new TypePrinter(program.getTypeChecker(), names);
  const context = new ExtractionContext(
    program.getTypeChecker(),
    packages,
    sources,
    names,
    printer,
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
    .map(({ home }) => ({ docId: home.docId, symbol: readSymbol(context, home) }));
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
      reexports: id === mainId ? elsewhere.map((e) => readReexport(context, e)).sort(byName) : [],
    };
  });
}

function readReexport(
  context: ExtractionContext,
  { name, home }: ReturnType<PublicNames['exportsOf']>[number],
): Reexport {
  return { name, kind: readSymbol(context, home).kind, ref: `${home.docId}#${home.name}` };
}

const byName = (a: { name: string }, b: { name: string }) => compareText(a.name, b.name);

function compareSymbols(a: ApiSymbol, b: ApiSymbol): number {
  return symbolKinds.indexOf(a.kind) - symbolKinds.indexOf(b.kind) || byName(a, b);
}
