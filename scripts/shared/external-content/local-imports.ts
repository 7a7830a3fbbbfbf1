import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** The file that an import from a local path means, as bundlers find it. */
function findModule(path: string): string | undefined {
  const withoutExtension = path.replace(/\.m?js$/, '');
  return [path, `${path}.ts`, `${withoutExtension}.ts`, `${path}/index.ts`].find(isFile);
}

/** The templates and stylesheets of the components in a module. */
function resourcesOf(source: string): readonly string[] {
  const fields = source.matchAll(/\b(?:templateUrl|styleUrls?)\s*:\s*(\[[^\]]*\]|(['"`]).*?\2)/g);
  return [...fields].flatMap(([, value = '']) =>
    [...value.matchAll(/(['"`])(.+?)\1/g)].flatMap(([, , path]) => path ?? []),
  );
}

/**
 * Finds a module and all files that it imports from local paths, and those that these import, with the
 * templates and stylesheets of their components.
 *
 * @param entry absolute path
 * @returns their texts, by absolute path, the module first
 * @throws when a file is missing, with the file that imports it
 */
export function readWithLocalImports(entry: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const read = (file: string) => {
    if (texts.has(file)) return;
    const source = readFileSync(file, 'utf8');
    texts.set(file, source);
    if (!file.endsWith('.ts')) return;
    const expectFile = (path: string, found: string | undefined) => {
      if (found === undefined) throw new Error(`${file}: there is no file "${path}"`);
      read(found);
    };
    for (const { fileName } of ts.preProcessFile(source).importedFiles) {
      if (fileName.startsWith('.')) {
        expectFile(fileName, findModule(resolve(dirname(file), fileName)));
      }
    }
    for (const path of resourcesOf(source)) {
      const resource = resolve(dirname(file), path);
      expectFile(path, isFile(resource) ? resource : undefined);
    }
  };
  read(entry);
  return texts;
}
