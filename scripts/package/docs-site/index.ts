/**
 * The command of a project that has installed this package: `docs-site <command>`. Runs a command of this site on
 * the content of the current folder.
 *
 * Reads   site.ts of the current folder and what it names; the installed package.
 * Writes  .generated/, and what the command writes: out/ and its report for `build`, measured/ for `measure`.
 * Fails   when the command is unknown, and as the command does.
 */
import { developExternalContent } from '@/scripts/shared/external-content/develop-external-content';
import {
  parseContentOptions,
  runForContent,
  serveBuilt,
} from '@/scripts/shared/external-content/run-for-external-content';
import { main } from '@/scripts/shared/main';
import { packageFolder, useInstalledPrograms } from '../package-folder';
import { installedGenerator } from './installed-generator';

const commands = ['build', 'check', 'dev', 'e2e', 'measure', 'serve', 'start'];

main(
  async () => {
    const [command = '', ...args] = process.argv.slice(2);
    if (!commands.includes(command)) {
      throw new Error(`docs-site: expected one of ${commands.join(', ')}, not "${command}"`);
    }
    const generator = installedGenerator(process.cwd(), packageFolder);
    useInstalledPrograms(generator);
    if (command === 'serve') return serveBuilt(args[0] ?? 'out', generator);
    const options = parseContentOptions(['--content', '.', ...args]);
    if (!options) return;
    if (command === 'dev') await developExternalContent(options, generator);
    else await runForContent(command, options, generator);
  },
  { manifest: `${packageFolder}/package.json` },
);
