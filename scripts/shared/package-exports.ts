import { z } from 'zod';

const manifest = z.object({
  exports: z.union([z.string(), z.record(z.string(), z.unknown())]).optional(),
  types: z.string().optional(),
  typings: z.string().optional(),
});

/** The conditions of an export. Each value is a file or further conditions. */
const conditions = z.record(z.string(), z.unknown());

/**
 * The exports of a package by subpath. A package without `exports` has the entry point that `types` or `typings`
 * names. Format: nodejs.org/api/packages.html.
 *
 * @returns undefined when there is no entry point
 */
export function exportsOf(packageManifest: unknown): Readonly<Record<string, unknown>> | undefined {
  const { data } = manifest.safeParse(packageManifest);
  const types = data?.types ?? data?.typings;
  const main = types === undefined ? undefined : { '.': { types } };
  if (typeof data?.exports === 'object') {
    // Conditions without subpaths are for the only entry point.
    const hasSubpaths = Object.keys(data.exports).every((name) => name.startsWith('.'));
    return hasSubpaths ? data.exports : { '.': data.exports };
  }
  return main;
}

/** Finds the declaration file in the conditions of an export, at any depth. */
export function typesOfExport(target: unknown): string | undefined {
  const { success, data } = conditions.safeParse(target);
  if (!success) return undefined;
  if (typeof data['types'] === 'string') return data['types'];
  return Object.values(data)
    .map(typesOfExport)
    .find((types) => types !== undefined);
}

const internal = /^package\.json$|(?:^|\/)(?:private|internal|schematics|[_ɵ][^/]*)(?:\/|$)|[.*]/;

/** Whether an export is not for the users of a package, by its subpath: `./private`. */
export function isInternalExport(subpath: string): boolean {
  return internal.test(subpath.replace(/^\.\/?/, ''));
}
