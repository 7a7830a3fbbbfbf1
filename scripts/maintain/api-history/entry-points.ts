import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { versionLabel } from '@/lib/history/history';

const manifest = z.object({
  name: z.string().min(1),
  exports: z.record(z.string(), z.unknown()).optional(),
});

const exported = z.object({ types: z.string() });

/** A release, and the modules that it can be imported from. */
interface ReleasedModules {
  version: string;
  entryPoints: readonly string[];
}

/**
 * The modules that can be imported from an unpacked package, such as `@acme/ui/button`.
 *
 * Since version 13 of Angular's package format they are the exports with types. Earlier packages have a folder with a
 * `package.json` for each.
 *
 * @throws when the folder has no readable `package.json`, or no entry point besides the root
 */
export function entryPointsIn(folder: string): readonly string[] {
  const { name, exports } = manifest.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  const parts = exports
    ? Object.entries(exports).flatMap(([key, target]) =>
        key.startsWith('./') && exported.safeParse(target).success ? [key.slice(2)] : [],
      )
    : readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((path) => path.replaceAll('\\', '/'))
        .filter((path) => isModule(folder, path))
        .map((path) => path.replace(/\/package\.json$/, ''));
  if (parts.length === 0) throw new Error(`${folder}: expected entry points besides the root`);
  return parts.map((part) => `${name}/${part}`).sort();
}

/** Schematics have a `package.json` as well, but without types. */
const isModule = (folder: string, path: string) =>
  path.endsWith('/package.json') &&
  !path.startsWith('schematics/') &&
  existsSync(join(folder, path, '..', 'index.d.ts'));

/**
 * The release that added each entry point of the newest release, in the short form of {@link versionLabel}. One that
 * was removed and came back counts from its return.
 *
 * @param releases from old to new
 */
export function firstReleases(
  releases: readonly ReleasedModules[],
): Readonly<Record<string, string>> {
  const newest = releases.at(-1)?.entryPoints ?? [];
  return Object.fromEntries(
    newest.map((name) => {
      const gap = releases.findLastIndex(({ entryPoints }) => !entryPoints.includes(name));
      const version = releases[gap + 1]?.version ?? '';
      return [name, versionLabel(releases[gap]?.version ?? '', version)];
    }),
  );
}
