import { join, posix } from 'node:path';
import { constructorParametersDownlevelTransform } from '@angular/compiler-cli/private/tooling';
import ts from 'typescript';
import type { Example } from '@/lib/examples/schema';
import { keptText } from '@/lib/markdown/kept-text';
import { inlineResources } from './inline-resources';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.CommonJS,
  experimentalDecorators: true,
  useDefineForClassFields: false,
  isolatedModules: true,
  importHelpers: true,
  // Each file is translated alone: types have been checked when the example was compiled.
  noResolve: true,
  noLib: true,
  removeComments: true,
};

/** The code of an example for its editor. */
export interface TranspiledExample {
  /** The name of the module with its component. */
  module: string;
  /** The code that defines the modules of the example. */
  code: string;
  /** What it imports from packages: exported names by specifier. `*` stands for all. */
  imports: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Translates one file to CommonJS, with the decorators that a compiler at run time reads.
 *
 * @param sources the names of all files of its example
 */
function transpile(name: string, text: string, sources: readonly string[]): string {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
  let code = '';
  const host: ts.CompilerHost = {
    fileExists: (path) => path === name,
    getCanonicalFileName: (path) => path,
    getCurrentDirectory: () => '',
    getDefaultLibFileName: () => 'lib.d.ts',
    getNewLine: () => '\n',
    getSourceFile: (path) => (path === name ? file : undefined),
    readFile: () => undefined,
    useCaseSensitiveFileNames: () => true,
    writeFile: (_, written) => (code = written),
  };
  const program = ts.createProgram([name], options, host);
  const nameOf = (path: string) => {
    const resource = posix.join(posix.dirname(name), path);
    if (!sources.includes(resource)) throw new Error(`${name}: ${path} is missing`);
    return resource;
  };
  program.emit(file, undefined, undefined, false, {
    before: [inlineResources(nameOf), constructorParametersDownlevelTransform(program)],
  });
  return code;
}

/** Matches what TypeScript writes for an import. */
const required = /\brequire\("([^"]+)"\)/g;
/** Matches the import of a package, with the name of its variable. */
const variables = /\bconst (\w+) = (?:tslib_\d+\.__importStar\()?require\("([^"]+)"\)/g;

const isPackage = (specifier: string) => !/^(?:\.|text:)/.test(specifier);

/** Adds to `imports` what a translated file uses from packages. */
function collectImports(code: string, imports: Map<string, Set<string>>): void {
  for (const [, specifier = ''] of code.matchAll(required)) {
    if (isPackage(specifier) && !imports.has(specifier)) imports.set(specifier, new Set());
  }
  for (const [, variable = '', specifier = ''] of code.matchAll(variables)) {
    if (!isPackage(specifier)) continue;
    const names = imports.get(specifier) ?? new Set<string>();
    for (const [, name = ''] of code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))) {
      names.add(name);
    }
    imports.set(specifier, names);
  }
}

/**
 * Translates the code of an example, with its templates and styles in it. Takes some milliseconds, as nothing else is
 * compiled.
 *
 * @throws when a template or stylesheet is missing
 */
export async function transpileExample(
  { id, primaryFile }: Pick<Example, 'id' | 'primaryFile'>,
  sources: Readonly<Record<string, string>>,
): Promise<TranspiledExample> {
  const moduleOf = (file: string) => `examples/${id}/${file.replace(/\.ts$/, '')}`;
  const imports = new Map<string, Set<string>>();
  const names = Object.keys(sources);
  const files = Object.entries(sources).filter(
    ([name]) => name.endsWith('.ts') && !name.endsWith('.spec.ts'),
  );
  const translated = files.map(async ([name, text]) => {
    const code = await keptText(['transpiled', name, text, ...names], () =>
      Promise.resolve(transpile(name, text, names)),
    );
    return { name, code };
  });
  const modules = (await Promise.all(translated)).map(({ name, code }) => {
    collectImports(code, imports);
    const local = code.replace(required, (whole, specifier: string) =>
      specifier.startsWith('./') || specifier.startsWith('../')
        ? `require(${JSON.stringify(moduleOf(join(posix.dirname(name), specifier)))})`
        : whole,
    );
    const key = JSON.stringify(moduleOf(name));
    return `editModules.define(${key},function(require,exports,module){${local}\n});\n`;
  });
  return { module: moduleOf(primaryFile), code: modules.join(''), imports };
}
