import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { ApiExtractionError } from './errors';
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
 * @throws ApiExtractionError when a file has a syntax error, or when an import within the packages cannot be
 *   resolved
 */
export function createApiProgram(
  packages: PackageFolders,
  entryPoints: readonly EntryPoint[],
): ts.Program {
  const files = new Map(entryPoints.map((entry) => [entry.specifier, entry.typesFile]));
  const packageNames = Object.keys(packages);

  const resolveImport = (specifier: string, importer: string): string | undefined => {
    if (specifier.startsWith('.')) return resolveRelative(specifier, importer, packages);
    const owner = packageNames.find((p) => specifier === p || specifier.startsWith(`${p}/`));
    const file = files.get(specifier);
    if (owner && !file) {
      throw new ApiExtractionError(
        placeOfFile(packages, importer),
        `cannot resolve "${specifier}"`,
      );
    }
    return file;
  };

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
    throw new ApiExtractionError(
      placeOfFile(packages, problem.file.fileName),
      ts.flattenDiagnosticMessageText(problem.messageText, ' '),
    );
  }
  return program;
}

function resolveRelative(specifier: string, importer: string, packages: PackageFolders): string {
  const base = resolve(dirname(importer), specifier.replace(/\.js$/, ''));
  const found = [`${base}.d.ts`, `${base}/index.d.ts`].find((file) => existsSync(file));
  if (!found) {
    throw new ApiExtractionError(placeOfFile(packages, importer), `cannot resolve "${specifier}"`);
  }
  return found;
}
