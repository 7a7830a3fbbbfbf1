import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { capture } from '@/scripts/shared/capture';
import { fingerprintOfFiles, isStamped, writeStamp } from '@/scripts/shared/stamp';

/** Packages that only some commands need, and that `npm ci` therefore does not install. */
export type FetchedTool =
  'cspell' | 'lighthouse' | 'puppeteer-core' | 'serve' | 'superstatic' | 'wrangler';

const pins = 'scripts/shared/fetched-tools';
/** The lock file has the version and the checksum of each package. */
const manifests = ['package.json', 'package-lock.json'];

/**
 * Installs a tool in the versions of its lock file, unless a run before has done so.
 *
 * @param into the folder of all fetched tools
 * @returns its `node_modules` folder, as an absolute path
 * @throws with the output of npm when it cannot be installed
 */
export async function fetchTool(
  name: FetchedTool,
  into: string = '.generated/tools',
): Promise<string> {
  const folder = resolve(into, name);
  const stampFile = join(folder, 'stamp');
  const files = manifests.map((file) => join(pins, name, file));
  const stamp = fingerprintOfFiles(files);
  const modules = join(folder, 'node_modules');
  if (isStamped(stampFile, stamp) && existsSync(modules)) return modules;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of manifests) cpSync(join(pins, name, file), join(folder, file));
  const { exitCode, output } = await capture([
    'npm',
    'ci',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel',
    'error',
  ]);
  if (exitCode !== 0) throw new Error(`npm could not install ${name}: ${lastLines(output)}`);
  writeStamp(stampFile, stamp);
  return modules;
}

function lastLines(output: string): string {
  return output.trim().split('\n').slice(-5).join('\n  ');
}

/** Installs a tool, if necessary, and returns the path of its program. */
export async function fetchProgram(name: FetchedTool): Promise<string> {
  return join(await fetchTool(name), '.bin', name);
}
