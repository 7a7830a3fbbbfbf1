import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { ownTarball, placeGenerator } from './generator-spec';
import { readLibrary } from './library';
import { projectManifest, readOwnManifest } from './manifest';
import type { CreateOptions } from './read-arguments';
import { starterFiles } from './starter-files';

/** The default library of a new site: one that this package depends on anyway. */
const sampleLibrary = '@angular/cdk';

/**
 * Writes the folder of a new project.
 *
 * @param code the folder of this package
 * @returns lines that say what to do next
 * @throws when the folder has files, or when there is no such library
 */
export function createProject(code: string, options: CreateOptions): readonly string[] {
  const folder = resolve(options.folder);
  if (existsSync(folder) && readdirSync(folder).some((name) => name !== '.git')) {
    throw new Error(`${folder}: expected a new folder or an empty one, but it has files.`);
  }
  const own = readOwnManifest(readFileSync(join(code, 'package.json'), 'utf8'));
  const library = readLibrary(
    options.library ?? `${sampleLibrary}@${own.dependencies[sampleLibrary] ?? 'latest'}`,
  );
  mkdirSync(folder, { recursive: true });
  const generator = options.generator ?? placeGenerator(folder, own.version, ownTarball(code));
  const name = basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-');
  const manifest = projectManifest(own, { name, folder, library, generator });
  const files = {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    ...starterFiles(library, own),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return [
    `${folder} has a site about ${library.npm} ${library.version}: ${Object.keys(files).join(', ')}.`,
    '',
    'Next:',
    `  cd ${relative('.', folder) || '.'}`,
    '  npm install',
    '  npm run dev',
  ];
}
