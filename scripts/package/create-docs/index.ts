/**
 * The command that starts a site: \`create-docs <folder> [--library <package>] [--generator <spec>]\`.
 *
 * Reads   the manifest of the library: from npm, a tarball or a folder; the manifest of this package.
 * Writes  the folder: package.json, site.ts, an overview, a guide, an example, a workflow that builds and deploys;
 *         and, when this package is installed from a tarball, a copy of it.
 * Fails   when the folder has files, and when there is no such library.
 */
import { main } from '@/scripts/shared/main';
import { packageFolder } from '../package-folder';
import { createProject } from './create-project';
import { readArguments } from './read-arguments';

main(
  () => {
    const lines = createProject(packageFolder, readArguments(process.argv.slice(2)));
    console.log(lines.join('\n'));
  },
  { manifest: `${packageFolder}/package.json` },
);
