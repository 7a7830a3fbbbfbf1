import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { ApiExtractionError } from './errors';

/** The folders of installed packages, by package name. */
export type PackageFolders = Readonly<Record<string, string>>;

export interface EntryPoint {
  /** The specifier in imports: `@acme/ui/button`. */
  specifier: string;
  packageName: string;
  version: string;
  /** The absolute path of the declaration file. */
  typesFile: string;
  /** False for internal entry points, which are only used to resolve types. */
  documented: boolean;
}

const manifestSchema = z.object({
  name: z.string(),
  version: z.string().min(1),
  exports: z.record(z.string(), z.unknown()),
});

/** The conditions of an export. Each value is a file or further conditions. */
const conditionsSchema = z.record(z.string(), z.unknown());

const internalEntryPoint = /\/(private|schematics)(\/|$)/;

/**
 * Reads the entry points of the packages from the `exports` of their manifests.
 *
 * @param isDocumented whether to document an entry point. Internal entry points are never documented
 * @throws ApiExtractionError when a manifest or a declaration file is missing or malformed
 */
export function readEntryPoints(
  packages: PackageFolders,
  isDocumented: (specifier: string) => boolean = () => true,
): EntryPoint[] {
  return Object.entries(packages).flatMap(([packageName, folder]) => {
    const manifest = readManifest(packageName, folder);
    return Object.entries(manifest.exports).flatMap(([subpath, target]) => {
      const types = typesOf(target);
      if (types === undefined || subpath.includes('*')) return [];
      const typesFile = resolve(folder, types);
      if (!existsSync(typesFile)) {
        throw new ApiExtractionError(
          { packageName, file: types },
          `declaration file of the export "${subpath}" is missing`,
        );
      }
      const specifier = packageName + subpath.slice(1);
      const documented = !internalEntryPoint.test(specifier) && isDocumented(specifier);
      return [{ specifier, packageName, version: manifest.version, typesFile, documented }];
    });
  });
}

/**
 * Finds the declaration file in the conditions of an export, at any depth. Format:
 * nodejs.org/api/packages.html.
 */
function typesOf(target: unknown): string | undefined {
  const { success, data } = conditionsSchema.safeParse(target);
  if (!success) return undefined;
  if (typeof data['types'] === 'string') return data['types'];
  return Object.values(data)
    .map(typesOf)
    .find((types) => types !== undefined);
}

function readManifest(packageName: string, folder: string): z.infer<typeof manifestSchema> {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) {
    throw new ApiExtractionError({ packageName, file }, 'manifest is missing: run npm ci');
  }
  const result = manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new ApiExtractionError(
      { packageName, file },
      `field ${issue?.path.join('.')}: ${issue?.message}`,
    );
  }
  return result.data;
}

/** The package of a file and the path of the file in it, for error messages. */
export function placeOfFile(packages: PackageFolders, fileName: string) {
  for (const [packageName, folder] of Object.entries(packages)) {
    const root = `${resolve(folder)}/`;
    if (fileName.startsWith(root)) return { packageName, file: fileName.slice(root.length) };
  }
  return { file: fileName };
}
