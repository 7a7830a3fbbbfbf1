import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { exportsOf, isInternalExport, typesOfExport } from '@/scripts/shared/package-exports';
import { ApiExtractionError, type OnFault, throwFault } from './errors';

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

/**
 * Reads the entry points of the packages from the `exports` of their manifests.
 *
 * @param isDocumented whether to document an entry point; by default all that are not internal
 * @param onFault called when a declaration file is missing
 * @throws ApiExtractionError when a manifest is missing or malformed
 */
export function readEntryPoints(
  packages: PackageFolders,
  isDocumented?: (specifier: string) => boolean,
  onFault: OnFault = throwFault,
): EntryPoint[] {
  return Object.entries(packages).flatMap(([packageName, folder]) => {
    const manifest = readManifest(packageName, folder);
    return Object.entries(manifest.exports).flatMap(([subpath, target]) => {
      const types = typesOfExport(target);
      if (types === undefined || subpath.includes('*')) return [];
      const typesFile = resolve(folder, types);
      if (!existsSync(typesFile)) {
        const problem = `declaration file of the export "${subpath}" is missing`;
        onFault(new ApiExtractionError({ packageName, file: types }, problem));
        return [];
      }
      const specifier = packageName + subpath.slice(1);
      const documented = isDocumented?.(specifier) ?? !isInternalExport(subpath);
      return [{ specifier, packageName, version: manifest.version, typesFile, documented }];
    });
  });
}

/** Older packages have no `exports`, but one entry point. */
function withExports(manifest: unknown): unknown {
  const exports = exportsOf(manifest);
  return typeof manifest === 'object' && exports ? { ...manifest, exports } : manifest;
}

function readManifest(packageName: string, folder: string): z.infer<typeof manifestSchema> {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) {
    throw new ApiExtractionError({ packageName, file }, 'manifest is missing: run npm ci');
  }
  const result = manifestSchema.safeParse(withExports(JSON.parse(readFileSync(file, 'utf8'))));
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
