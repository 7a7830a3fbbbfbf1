import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '@/scripts/shared/compare-text';
import { scanFolder, type ScannedExample } from './scan-folder';

/**
 * Reads `{material,cdk}/<area>/<id>` below `root`.
 *
 * @returns the examples sorted by id
 * @throws one error with all that is wrong, a line each: file and reason
 */
export function scanExamples(root: string): readonly ScannedExample[] {
  const problems: string[] = [];
  const found = new Map<string, ScannedExample>();
  for (const path of exampleFolders(root)) {
    const scanned = scanFolder(root, path, (file, reason) => {
      problems.push(`${path}/${file}: ${reason}`);
    });
    if (!scanned) continue;
    const twin = found.get(scanned.example.id);
    if (twin) problems.push(`${path}: the id is taken by ${twin.example.packagePath}`);
    else found.set(scanned.example.id, scanned);
  }
  if (problems.length > 0) throw new Error(`Examples\n  ${problems.join('\n  ')}`);
  return [...found.values()].sort((a, b) => compareText(a.example.id, b.example.id));
}

function exampleFolders(root: string): readonly string[] {
  return foldersOf(root, '')
    .flatMap((pkg) => foldersOf(root, pkg))
    .flatMap((area) => foldersOf(root, area));
}

function foldersOf(root: string, path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => (path === '' ? entry.name : `${path}/${entry.name}`))
    .sort();
}
