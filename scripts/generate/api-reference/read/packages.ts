import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { ApiExtractionError } from './errors';

/** Package name → folder it is installed in. */
export type PackageFolders = Readonly<Record<string, string>>;

export interface EntryPoint {
  /** What one imports from: `@acme/ui/button`. */
  specifier: string;
  packageName: string;
  version: string;
  /** Absolute path of the declaration file. */
  typesFile: string;
  /** False for entry points meant for the library itself; they only help to resolve types. */
  documented: boolean;
}

const manifestSchema = z.object({
  name: z.string(),
  version: z.string().min(1),
  exports: z.record(z.string(), z.unknown()),
});

/** What a condition of an export holds: a file, or further conditions. */
const conditionsSchema = z.record(z.string(), z.unknown());

const internalEntryPoint = /\/(private|schematics)(\/|$)/;

/**
 * The entry points of the packages, from the `exports` maps of their manifests.
 *
 * @param isDocumented whether an entry point is to have a document; those meant for the library itself
 *   have none in any case
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

/** The declaration file among the conditions of an export, however deep (nodejs.org, Packages). */
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

/** The package a file belongs to and the file's path inside it, for messages. */
export function placeOfFile(packages: PackageFolders, fileName: string) {
  for (const [packageName, folder] of Object.entries(packages)) {
    const root = `${resolve(folder)}/`;
    if (fileName.startsWith(root)) return { packageName, file: fileName.slice(root.length) };
  }
  return { file: fileName };
}
