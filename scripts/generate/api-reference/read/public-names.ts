import ts from 'typescript';
import { withoutScope } from '@/lib/catalogue/without-scope';
import { readDocComment } from './doc-comment';
import { docIdOfSymbol } from './doc-ids';
import { ApiExtractionError } from './errors';
import { type EntryPoint, type PackageFolders, placeOfFile } from './packages';
import type { SourceDeclaration, SourceIndex } from './sources';

/** A symbol's one public address. */
export interface PublicName {
  name: string;
  docId: string;
  entryPoint: EntryPoint;
  symbol: ts.Symbol;
  /** Its declaration in the original sources, when they carry one. */
  source: SourceDeclaration | undefined;
}

export interface PublicNames {
  /** Where a declared symbol is documented; undefined when it is not public. */
  homeOf(symbol: ts.Symbol): PublicName | undefined;
  /** Public symbols with this name, in the order of the entry points. */
  named(name: string): readonly PublicName[];
  /** What an entry point exports for its users, by exported name. */
  exportsOf(entryPoint: EntryPoint): readonly { name: string; home: PublicName }[];
}

/** The declared symbol behind imports and re-exports. */
export function unalias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** A name without the suffix that the bundler adds where two names meet in one file. */
export const withoutSuffix = (name: string): string => name.replace(/\$\d+$/, '');

interface Exporter {
  entryPoint: EntryPoint;
  name: string;
  /** True when the name comes by way of another entry point. */
  isPassedOn: boolean;
}

/**
 * Decides for every exported symbol where it is documented: the entry point whose folder its
 * source lies in, else the first that does not have it from another entry point.
 *
 * @throws ApiExtractionError when an export leads to no declaration
 */
export function collectPublicNames(
  program: ts.Program,
  entryPoints: readonly EntryPoint[],
  packages: PackageFolders,
  sources: SourceIndex,
): PublicNames {
  const checker = program.getTypeChecker();
  const exporters = new Map<ts.Symbol, Exporter[]>();
  for (const entryPoint of entryPoints.filter(({ documented }) => documented)) {
    const otherFiles = new Set(
      entryPoints.filter((other) => other !== entryPoint).map(({ typesFile }) => typesFile),
    );
    for (const exported of moduleExports(program, checker, entryPoint)) {
      const symbol = unalias(checker, exported);
      if (!symbol.declarations?.length) {
        const { packageName, typesFile } = entryPoint;
        const { file } = placeOfFile(packages, typesFile);
        throw new ApiExtractionError(
          { packageName, file, symbol: exported.name },
          'export cannot be resolved to a declaration',
        );
      }
      if (isHiddenSymbol(exported.name, symbol)) continue;
      const list = exporters.get(symbol) ?? [];
      const isPassedOn = passesThrough(checker, exported, otherFiles);
      exporters.set(symbol, [...list, { entryPoint, name: exported.name, isPassedOn }]);
    }
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

function moduleExports(program: ts.Program, checker: ts.TypeChecker, entryPoint: EntryPoint) {
  const file = program.getSourceFile(entryPoint.typesFile);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) {
    throw new ApiExtractionError(
      { packageName: entryPoint.packageName, file: entryPoint.typesFile },
      'declaration file is not a module',
    );
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
  // Everything lies below the folder of a package's root, which therefore says nothing.
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
        candidate.isPassedOn ? 0 : 1,
        candidate.name === withoutSuffix(symbol.name) ? 1 : 0,
      ],
    }))
    .sort((a, b) => compareRanks(b.rank, a.rank));
  const [best] = ranked;
  if (!best) throw new ApiExtractionError({ symbol: symbol.name }, 'is exported by nothing');
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
