import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { ApiExtractionError } from './errors';
import { type EntryPoint, type PackageFolders, placeOfFile } from './packages';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Only the documented packages are loaded: names of other packages stay what the text says.
  noLib: true,
  types: [],
  strict: true,
};

/**
 * A program of the packages' declaration files. Nothing outside the packages is read, which keeps
 * it fast and its result independent of what else is installed.
 *
 * @throws ApiExtractionError when a file does not parse or an import inside the packages is broken
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
