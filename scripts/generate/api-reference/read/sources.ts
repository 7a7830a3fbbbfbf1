import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import { withoutScope } from '@/lib/catalogue/without-scope';
import { ApiExtractionError, type OnFault, type Place, throwFault } from './errors';
import type { PackageFolders } from './packages';

/** A top-level declaration in the original TypeScript of the library. */
export interface SourceDeclaration {
  /** The file, relative to the `src/` of the library. */
  path: string;
  node: ts.ClassDeclaration | ts.FunctionDeclaration | ts.VariableDeclaration | NamedOther;
}
type NamedOther = ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.EnumDeclaration;

const mapSchema = z.object({
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string().nullable()),
});

/**
 * The original sources of the packages, from the source maps of their bundles. They contain facts that
 * declaration files lack: defaults, host bindings, transforms, and the source folder. Bundles do not include
 * files with types only, so a declaration may not be found.
 */
export class SourceIndex {
  readonly #byName = new Map<string, SourceDeclaration[]>();

  /**
   * Finds the declarations with this name in a package.
   *
   * @param kind distinguishes a type and a value with the same name
   */
  find(packageName: string, name: string, kind?: ts.SyntaxKind): SourceDeclaration[] {
    const all = this.#byName.get(`${packageName}#${name}`) ?? [];
    return kind === undefined ? all : all.filter(({ node }) => node.kind === kind);
  }

  add(packageName: string, path: string, text: string): void {
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
    for (const node of file.statements.flatMap(declarationsOf)) {
      const key = `${packageName}#${node.name?.getText(file) ?? ''}`;
      const list = this.#byName.get(key);
      if (list) list.push({ path, node });
      else this.#byName.set(key, [{ path, node }]);
    }
  }
}

function declarationsOf(statement: ts.Statement): SourceDeclaration['node'][] {
  if (ts.isVariableStatement(statement)) return [...statement.declarationList.declarations];
  if (
    ts.isClassDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  ) {
    return [statement];
  }
  return [];
}

/**
 * Reads the sources of all packages.
 *
 * @param required whether to throw when a package has no sources. Without sources, the facts above are
 *   missing
 * @param onFault called for a source map without sources
 * @throws ApiExtractionError when a required package has no bundles or no sources
 */
export function readSources(
  packages: PackageFolders,
  required = true,
  onFault: OnFault = throwFault,
): SourceIndex {
  const index = new SourceIndex();
  for (const [packageName, folder] of Object.entries(packages)) {
    for (const [path, text] of readSourceFiles(packageName, folder, required, onFault)) {
      index.add(packageName, path, text);
    }
  }
  return index;
}

function readSourceFiles(
  packageName: string,
  folder: string,
  required: boolean,
  onFault: OnFault,
): ReadonlyMap<string, string> {
  const bundles = join(folder, 'fesm2022');
  if (!existsSync(bundles)) {
    if (!required) return new Map();
    throw new ApiExtractionError({ packageName, file: 'fesm2022' }, 'folder of bundles is missing');
  }
  const sources = readdirSync(bundles, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.map'))
    .sort()
    .flatMap((name) =>
      readMap(join(bundles, name), { packageName, file: `fesm2022/${name}` }, onFault),
    );
  const files = filesBelowSource(withoutScope(packageName), sources);
  if (files.size === 0 && required) {
    throw new ApiExtractionError(
      { packageName, file: 'fesm2022' },
      'no source map contains sources',
    );
  }
  return files;
}

type MappedSource = readonly [source: string, text: string];

function readMap(file: string, place: Place, onFault: OnFault): readonly MappedSource[] {
  const parsed = mapSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) {
    onFault(new ApiExtractionError(place, 'source map without sources'));
    return [];
  }
  const { sources, sourcesContent } = parsed.data;
  return sources.flatMap((source, i) => {
    const text = sourcesContent[i];
    return source.endsWith('.ts') && text ? [[source, text] as const] : [];
  });
}

/**
 * The source files by their path below `src/`, which begins with the name of the package. If several packages
 * share one `src`, as in the repository of the library, files of other packages are omitted. If the package
 * has its own `src`, its name is prepended.
 */
function filesBelowSource(
  name: string,
  sources: readonly MappedSource[],
): ReadonlyMap<string, string> {
  const shared = sources.filter(([source]) => source.includes(`src/${name}/`));
  if (shared.length > 0) {
    const start = (source: string) => source.lastIndexOf(`src/${name}/`) + 'src/'.length;
    return new Map(shared.map(([source, text]) => [source.slice(start(source)), text]));
  }
  const below = (source: string) => source.replace(/^(?:.*\/)?(?:src|\.\.)\//, '');
  return new Map(sources.map(([source, text]) => [`${name}/${below(source)}`, text]));
}
