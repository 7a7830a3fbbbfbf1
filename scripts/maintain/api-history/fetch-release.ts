import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const packed = z.array(z.object({ filename: z.string() })).min(1);

/** Returns all published versions of a package. */
export function publishedVersions(name: string): string[] {
  return z.array(z.string()).parse(JSON.parse(npm(['view', name, 'versions', '--json'])));
}

/**
 * Downloads and unpacks a release of a package.
 *
 * @param folder the target folder; created when it does not exist
 * @throws when npm cannot fetch it or tar cannot unpack it
 */
export function fetchRelease(name: string, version: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const [result] = packed.parse(
    JSON.parse(npm(['pack', `${name}@${version}`, '--json', '--pack-destination', folder])),
  );
  if (!result) throw new Error(`npm pack ${name}@${version} created no file`);
  const archive = result.filename.replace('@', '').replace('/', '-');
  execFileSync('tar', ['xzf', join(folder, archive), '-C', folder, '--strip-components=1']);
}

function npm(parameters: string[]): string {
  return execFileSync('npm', [...parameters, '--loglevel=error'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
}
