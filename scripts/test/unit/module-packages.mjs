import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of the packages below a folder, with the packages nested in them. */
function packageFolders(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory() || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    if (entry.name.startsWith('@')) return packageFolders(path);
    return [path, ...packageFolders(join(path, 'node_modules'))];
  });
}

function isModulePackage(folder) {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).type === 'module';
}

/**
 * A pattern for the files of packages that are CommonJS, which Jest must not compile.
 *
 * Jest has to compile ES modules. CommonJS works without that, and the largest packages (TypeScript, Sass), which are
 * loaded again for every test file, would triple in size.
 */
export function commonJsPattern(project) {
  const root = join(project, 'node_modules');
  const modules = packageFolders(root)
    .filter(isModulePackage)
    .map((folder) => folder.slice(root.length + 1).replaceAll('.', '\\.'));
  const inModulePackage = `(?:${modules.join('|')})/(?!(?:.*/)?node_modules/)`;
  return `^(?:(?!/node_modules/).)*/node_modules/(?!${inModulePackage})(?!.*\\.mjs$)`;
}
