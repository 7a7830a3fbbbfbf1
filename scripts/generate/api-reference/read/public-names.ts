import ts from 'typescript';
import { withoutScope } from '@/lib/catalogue/without-scope';
import { readDocComment } from './doc-comment';
import { docIdOfSymbol } from './doc-ids';
import { ApiExtractionError, type OnFault, throwFault } from './errors';
import { type EntryPoint, type PackageFolders, placeOfFile } from './packages';
import type { SourceDeclaration, SourceIndex } from './sources';

/** The canonical public name of a symbol: where it is documented. Called the "home" of the symbol. */
export interface PublicName {
  name: string;
  docId: string;
  entryPoint: EntryPoint;
  symbol: ts.Symbol;
  /** Its declaration in the original sources, if found. */
  source: SourceDeclaration | undefined;
}

export interface PublicNames {
  /** Where a declared symbol is documented. Undefined when it is not public. */
  homeOf(symbol: ts.Symbol): PublicName | undefined;
  /** The public symbols with this name, in the order of the entry points. */
  named(name: string): readonly PublicName[];
  /** The public exports of an entry point, by exported name. */
  exportsOf(entryPoint: EntryPoint): readonly { name: string; home: PublicName }[];
}

/** Resolves imports and re-exports to the declared symbol. */
export function unalias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Removes the suffix that the bundler adds when two symbols in a file have the same name. */
export const withoutSuffix = (name: string): string => name.replace(/\$\d+$/, '');

interface Exporter {
  entryPoint: EntryPoint;
  name: string;
  /** True when the symbol is re-exported from another entry point. */
  isReexport: boolean;
}

/**
 * Decides where each exported symbol is documented: in the entry point whose folder contains its source,
 * otherwise in the first entry point that does not re-export it from another one.
 *
 * @param onFault called when an export has no declaration, which is then left out
 */
export function collectPublicNames(
  program: ts.Program,
  entryPoints: readonly EntryPoint[],
  packages: PackageFolders,
  sources: SourceIndex,
  onFault: OnFault = throwFault,
): PublicNames {
  const checker = program.getTypeChecker();
  const exporters = new Map<ts.Symbol, Exporter[]>();
  for (const entryPoint of entryPoints.filter(({ documented }) => documented)) {
    const otherFiles = new Set(
      entryPoints.filter((other) => other !== entryPoint).map(({ typesFile }) => typesFile),
    );
    for (const exported of moduleExports(program, checker, entryPoint, onFault)) {
      const symbol = unalias(checker, exported);
      if (!symbol.declarations?.length) {
        const { packageName, typesFile } = entryPoint;
        const { file } = placeOfFile(packages, typesFile);
        const place = { packageName, file, symbol: exported.name };
        onFault(new ApiExtractionError(place, 'export cannot be resolved to a declaration'));
        continue;
      }
      if (isHiddenSymbol(exported.name, symbol)) continue;
      const list = exporters.get(symbol) ?? [];
      const isReexport = passesThrough(checker, exported, otherFiles);
      exporters.set(symbol, [...list, { entryPoint, name: exported.name, isReexport }]);
    }
  }

  for (const symbol of exporters.keys()) {
    if (isRepetition(checker, symbol, exporters)) exporters.delete(symbol);
  }

  const homes = new Map<ts.Symbol, PublicName>();
  for (const [symbol, candidates] of exporters) {
    homes.set(symbol, chooseHome(symbol, candidates, packages, sources));
  }
  const byName = Map.groupBy(homes.values(), ({ name }) => name);
  const byEntryPoint = new Map<EntryPoint, { name: string; home: PublicName }[]>();
  for (const [symbol, candidates] of exporters) {
    const home = homes.get(symbol);
    for (const { entryPoint, name } of candidates) {
      if (!home) continue;
      const list = byEntryPoint.get(entryPoint) ?? [];
      byEntryPoint.set(entryPoint, [...list, { name, home }]);
    }
  }
  return {
    homeOf: (symbol) => homes.get(symbol),
    named: (name) => byName.get(name) ?? [],
    exportsOf: (entryPoint) => byEntryPoint.get(entryPoint) ?? [],
  };
}

function moduleExports(
  program: ts.Program,
  checker: ts.TypeChecker,
  entryPoint: EntryPoint,
  onFault: OnFault,
): readonly ts.Symbol[] {
  const file = program.getSourceFile(entryPoint.typesFile);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) {
    const place = { packageName: entryPoint.packageName, file: entryPoint.typesFile };
    onFault(new ApiExtractionError(place, 'declaration file is not a module'));
    return [];
  }
  return checker.getExportsOfModule(module);
}

function passesThrough(
  checker: ts.TypeChecker,
  exported: ts.Symbol,
  files: ReadonlySet<string>,
): boolean {
  let hop: ts.Symbol | undefined = exported;
  while (hop && hop.flags & ts.SymbolFlags.Alias) {
    if (hop.declarations?.some((node) => files.has(node.getSourceFile().fileName))) return true;
    hop = checker.getImmediateAliasedSymbol(hop);
  }
  return !!hop?.declarations?.some((node) => files.has(node.getSourceFile().fileName));
}

function isHiddenSymbol(exportName: string, symbol: ts.Symbol): boolean {
  const docs = (symbol.declarations ?? []).map((node) => readDocComment(node));
  if (docs.some(({ isPublic }) => isPublic)) return false;
  return /^[ɵ_]/.test(exportName) || docs.some(({ isPrivate }) => isPrivate);
}

/**
 * Whether a symbol is only a namespace, and all its members are public without it, or hidden. Bundlers of declarations
 * write such namespaces for files that are imported as a whole.
 */
function isRepetition(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  exporters: ReadonlyMap<ts.Symbol, unknown>,
): boolean {
  if (!symbol.declarations?.every(ts.isModuleDeclaration)) return false;
  return checker.getExportsOfModule(symbol).every((member) => {
    const declared = unalias(checker, member);
    return exporters.has(declared) || isHiddenSymbol(member.name, declared);
  });
}

function chooseHome(
  symbol: ts.Symbol,
  candidates: readonly Exporter[],
  packages: PackageFolders,
  sources: SourceIndex,
): PublicName {
  const declaration = symbol.declarations?.[0];
  const { packageName } = placeOfFile(packages, declaration?.getSourceFile().fileName ?? '');
  const found = sources.find(
    packageName ?? '',
    withoutSuffix(symbol.name),
    symbol.valueDeclaration?.kind ?? declaration?.kind,
  );
  // The folder of a package root contains all sources of the package, so it does not count as a match.
  const depth = (path: string, { entryPoint }: Exporter) => {
    const folder = `${withoutScope(entryPoint.specifier)}/`;
    const isRoot = entryPoint.specifier === entryPoint.packageName;
    return !isRoot && path.startsWith(folder) ? folder.length : 0;
  };
  const ranked = candidates
    .flatMap((candidate) =>
      (found.length > 0 ? found : [undefined]).map((source) => ({ candidate, source })),
    )
    .map(({ candidate, source }) => ({
      candidate,
      source,
      rank: [
        source ? depth(source.path, candidate) : 0,
        candidate.isReexport ? 0 : 1,
        candidate.name === withoutSuffix(symbol.name) ? 1 : 0,
      ],
    }))
    .sort((a, b) => compareRanks(b.rank, a.rank));
  const [best] = ranked;
  if (!best) throw new ApiExtractionError({ symbol: symbol.name }, 'no entry point exports it');
  const { candidate, source } = best;
  return {
    name: candidate.name,
    docId: docIdOfSymbol(candidate.entryPoint.specifier, source?.path),
    entryPoint: candidate.entryPoint,
    symbol,
    source,
  };
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) {
    const difference = value - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
