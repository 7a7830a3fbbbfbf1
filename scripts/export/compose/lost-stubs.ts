import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stubFile, stubTarget } from '@/lib/routes/hosts/html-stub';
import type { Version } from './read-versions';

/**
 * Writes a stub for each page that only other versions have, for hosts without rules. Each is a copy of a
 * stub in the build, with the right policy for its script.
 *
 * @throws when the build has no stub
 */
export function writeLostStubs(
  version: Version,
  lost: ReadonlyMap<string, string>,
  folder: string,
): void {
  for (const [from, to] of lost) {
    const file = join(folder, stubFile({ from, to }));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, stubOf(version, to));
  }
}

/** Returns the HTML of a stub that redirects to a path of the version. */
export function stubOf({ folder, moved, base }: Version, place: string): string {
  const [from] = moved.keys();
  if (from === undefined) throw new Error(`${folder} has no redirect stub.`);
  const html = readFileSync(join(folder, stubFile({ from, to: place })), 'utf8');
  const target = stubTarget(html);
  return target === undefined ? html : html.replaceAll(target, base + place);
}
