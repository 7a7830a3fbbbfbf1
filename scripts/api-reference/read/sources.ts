import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import { ApiExtractionError } from './errors';
import type { PackageFolders } from './packages';

/** A top-level declaration of the library's original TypeScript. */
export interface SourceDeclaration {
  /** File below the library's `src/`. */
  path: string;
  node: ts.ClassDeclaration | ts.FunctionDeclaration | ts.VariableDeclaration | NamedOther;
}
type NamedOther = ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.EnumDeclaration;

const mapSchema = z.object({
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string().nullable()),
});

/**
 * The original sources that the packages carry inside the source maps of their bundles. They tell
 * what declaration files leave out: defaults, host bindings, transforms, and the owning folder.
 * Files that hold types only are erased from bundles, so a look-up may come back empty.
 */
export class SourceIndex {
  readonly #byName = new Map<string, SourceDeclaration[]>();

  /**
   * Declarations with this name in a package.
   *
   * @param kind keeps a type and a value of the same name apart
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
 * @throws ApiExtractionError when a package has no bundles or a map has no sources
 */
export function readSources(packages: PackageFolders): SourceIndex {
  const index = new SourceIndex();
  for (const [packageName, folder] of Object.entries(packages)) {
    for (const [path, text] of readSourceFiles(packageName, folder)) {
      index.add(packageName, path, text);
    }
  }
  return index;
}

function readSourceFiles(packageName: string, folder: string): Map<string, string> {
  const bundles = join(folder, 'fesm2022');
  if (!existsSync(bundles)) {
    throw new ApiExtractionError({ packageName, file: 'fesm2022' }, 'folder of bundles is missing');
  }
  const ownFolder = packageName.replace('@angular/', '');
  const files = new Map<string, string>();
  const maps = readdirSync(bundles, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.map'))
    .sort();
  for (const name of maps) {
    const place = { packageName, file: `fesm2022/${name}` };
    const parsed = mapSchema.safeParse(JSON.parse(readFileSync(join(bundles, name), 'utf8')));
    if (!parsed.success) throw new ApiExtractionError(place, 'source map without sources');
    parsed.data.sources.forEach((source, i) => {
      const path = source.slice(source.lastIndexOf(`src/${ownFolder}/`) + 'src/'.length);
      const text = parsed.data.sourcesContent[i];
      if (source.includes(`src/${ownFolder}/`) && path.endsWith('.ts') && text)
        files.set(path, text);
    });
  }
  if (files.size === 0) {
    throw new ApiExtractionError(
      { packageName, file: 'fesm2022' },
      'no source map carries sources',
    );
  }
  return files;
}
