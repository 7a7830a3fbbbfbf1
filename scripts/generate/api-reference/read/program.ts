import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { ApiExtractionError, type OnFault, throwFault } from './errors';
import { type EntryPoint, type PackageFolders, placeOfFile } from './packages';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Only the documented packages are loaded. Types of other packages are printed by name.
  noLib: true,
  types: [],
  strict: true,
};

/**
 * Creates a TypeScript program of the declaration files of the packages. Reads nothing outside of the
 * packages, so that it is fast and does not depend on other installed packages.
 *
 * @param onFault called when a file has a syntax error, or when an import within the packages cannot be
 *   resolved; types from such an import are printed by name
 */
export function createApiProgram(
  packages: PackageFolders,
  entryPoints: readonly EntryPoint[],
  onFault: OnFault = throwFault,
): ts.Program {
  const files = new Map(entryPoints.map((entry) => [entry.specifier, entry.typesFile]));
  const packageNames = Object.keys(packages);

  const resolveImport = (specifier: string, importer: string): string | undefined => {
    if (specifier.startsWith('.')) {
      const found = resolveRelative(specifier, importer);
      if (found === undefined) onFault(cannotResolve(specifier, importer));
      return found;
    }
    const owner = packageNames.find((p) => specifier === p || specifier.startsWith(`${p}/`));
    const file = files.get(specifier);
    if (owner && !file) onFault(cannotResolve(specifier, importer));
    return file;
  };
  const cannotResolve = (specifier: string, importer: string) =>
    new ApiExtractionError(placeOfFile(packages, importer), `cannot resolve "${specifier}"`);

  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, importer) =>
    literals.map(({ text }) => {
      const resolvedFileName = resolveImport(text, importer);
      return {
        resolvedModule: resolvedFileName
          ? { resolvedFileName, extension: ts.Extension.Dts, isExternalLibraryImport: false }
          : undefined,
      };
    });

  const program = ts.createProgram([...files.values()], options, host);
  const [problem] = program.getSyntacticDiagnostics();
  if (problem) {
    onFault(
      new ApiExtractionError(
        placeOfFile(packages, problem.file.fileName),
        ts.flattenDiagnosticMessageText(problem.messageText, ' '),
      ),
    );
  }
  return program;
}

/** Finds the declaration file that a relative import means. */
function resolveRelative(specifier: string, importer: string): string | undefined {
  const base = resolve(dirname(importer), specifier.replace(/\.m?js$/, ''));
  // A bundler of declarations writes `./utilities.d` for the file `utilities.d.ts`.
  const bundled = base.endsWith('.d') ? [`${base}.ts`] : [];
  return [...bundled, `${base}.d.ts`, `${base}.d.mts`, `${base}/index.d.ts`].find((file) =>
    existsSync(file),
  );
}
