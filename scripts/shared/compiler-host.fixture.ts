import ts from 'typescript';

/** The declarations of libraries, parsed once for all programs of a test file. */
const declarations = new Map<string, ts.SourceFile | undefined>();

/**
 * A host of the compiler for a program of one file that exists in memory only.
 *
 * @param source the file
 */
export function hostOf(source: ts.SourceFile, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...rest) => {
    if (path === source.fileName) return source;
    if (!declarations.has(path)) declarations.set(path, read(path, ...rest));
    return declarations.get(path);
  };
  return host;
}
