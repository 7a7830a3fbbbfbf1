import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderOfPackage } from '@/scripts/shared/folder-of-package';
import type { Group } from './group';
import { packagesOf } from './packages';

/**
 * Writes a group as one project: each project's `src` is in its own folder in the common `src`, and the main
 *        script
 * imports the script of each. Only their own dependencies are installed.
 *
 * @param folder outside of this repository, whose packages would resolve otherwise
 * @param installedIn folders called `node_modules`
 */
export function writeProject(
  { manifest, frame, projects }: Group,
  folder: string,
  installedIn: readonly string[],
): void {
  const write = (path: string, text: string) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  write('package.json', JSON.stringify({ name: 'projects', private: true, ...manifest }));
  for (const [path, text] of Object.entries(frame)) write(path, text);
  for (const { id, files } of projects) {
    for (const [path, text] of Object.entries(files)) {
      // Code of the frame too: the main script of each project imports it.
      if (path.startsWith('src/') && (!(path in frame) || path.endsWith('.ts')))
        write(path.replace(/^src/, `src/${id}`), text);
    }
  }
  write('src/index.html', projects[0]?.files['src/index.html'] ?? '');
  write('src/main.ts', projects.map(({ id }) => `void import('./${id}/main');\n`).join(''));
  for (const name of Object.keys(packagesOf(manifest))) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(folderOfPackage(name, installedIn), link, 'junction');
  }
}
