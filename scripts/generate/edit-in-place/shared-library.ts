import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { packagesStamp } from '@/scripts/generate/packages-stamp';
import { importsOf } from '@/scripts/shared/build-steps/imports-of';
import { listFiles } from '@/scripts/shared/list-files';
import { fingerprint, fingerprintOfFiles, isStamped, writeStamp } from '@/scripts/shared/stamp';
import type { PackageImports } from './facades';
import { buildLibrary } from './library-build';

const packedSchema = z.object({
  base: z.array(z.string()),
  entries: z.array(z.string()),
  packages: z.record(z.string(), z.object({ module: z.string(), files: z.array(z.string()) })),
});

/** The result of building what all editors share. */
export interface SharedLibrary {
  packed: z.infer<typeof packedSchema>;
  /** The folder with its classic scripts. */
  folder: string;
  /** The licenses of what it contains. */
  licenses: string;
  /** Whether an earlier run built it. */
  isKept: boolean;
}

const source = 'scripts/generate/edit-in-place';

/** Everything on which the library depends. */
function stampOf(imports: PackageImports): string {
  const workspace = listFiles(`${source}/workspace`).map((file) => `${source}/workspace/${file}`);
  const code = importsOf([`${source}/library-build.ts`]);
  const names = [...imports].map(([specifier, exported]) => [specifier, ...exported]);
  return fingerprint(
    JSON.stringify(names),
    packagesStamp(),
    fingerprintOfFiles([...workspace, ...code, 'package-lock.json']),
  );
}

/**
 * Builds what all editors share, unless it would be the same as before.
 *
 * @param root the folder for the workspace and the result
 * @throws the errors of the compiler
 */
export async function sharedLibrary(imports: PackageImports, root: string): Promise<SharedLibrary> {
  const folder = join(root, 'packed');
  const listing = join(root, 'packed.json');
  const stampFile = join(root, 'stamp');
  const workspace = join(root, 'workspace');
  const licenses = join(workspace, 'dist/3rdpartylicenses.txt');
  const stamp = stampOf(imports);
  const isKept =
    isStamped(stampFile, stamp) && [folder, listing, licenses].every((file) => existsSync(file));
  if (!isKept) {
    const packed = await buildLibrary(imports, workspace, folder);
    writeFileSync(listing, JSON.stringify(packed));
    writeStamp(stampFile, stamp);
  }
  const packed = packedSchema.parse(JSON.parse(readFileSync(listing, 'utf8')));
  return { packed, folder, licenses, isKept };
}
