import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { run } from '@/scripts/shared/command';
import { printStep } from '@/scripts/shared/print-step';
import { guideCommands } from './guide-commands';

const fixture = 'e2e/fixtures/ng-bootstrap';
const npm = '@ng-bootstrap/ng-bootstrap';

const manifestSchema = z.looseObject({ dependencies: z.record(z.string(), z.string()) });
const readManifest = (file: string) => manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

/**
 * Runs the commands with which the guide begins in an empty folder, with a library from npm instead of the guide's. What a
 * team would write is copied from the fixture as soon as its project exists.
 *
 * @param tarball the packed generator
 * @returns the folder of the project, with the built site in `out`
 * @throws when a command fails
 */
export async function followGuide(tarball: string): Promise<string> {
  const guide = readFileSync('docs/use-for-your-library.md', 'utf8');
  const { dependencies } = readManifest(join(fixture, 'package.json'));
  // Outside of this repository: npm takes the folder of the next package.json above for the current one.
  let folder = mkdtempSync(join(tmpdir(), 'team-'));
  cpSync(tarball, join(folder, basename(tarball)));
  for (const line of guideCommands(guide)) {
    printStep(line);
    const [, target] = /^cd (\S+)$/.exec(line) ?? [];
    if (target !== undefined) {
      folder = resolve(folder, target);
      writeTeamFiles(folder, dependencies);
      continue;
    }
    const [program = '', ...args] = line
      .replace(/\S+\.tgz/, `./${basename(tarball)}`)
      .replace('@acme/ui', `${npm}@${dependencies[npm] ?? ''}`)
      .split(' ');
    const code = await run([program, ...args], folder);
    if (code !== 0) throw new Error(`"${line}" failed with exit code ${code}.`);
  }
  return folder;
}

/** Adds what the guide says about styles, and the texts and examples of the fixture. */
function writeTeamFiles(folder: string, dependencies: Readonly<Record<string, string>>): void {
  for (const name of ['styles', 'overviews', 'examples']) {
    cpSync(join(fixture, name), join(folder, name), { recursive: true });
  }
  const file = join(folder, 'package.json');
  const manifest = readManifest(file);
  const merged = { ...manifest, dependencies: { ...manifest.dependencies, ...dependencies } };
  writeFileSync(file, JSON.stringify(merged, null, 2));
  const site = readFileSync(join(folder, 'site.ts'), 'utf8');
  const field = `  examples: { styles: ['styles/theme.scss'], dark: '[data-bs-theme=dark]' },\n`;
  writeFileSync(join(folder, 'site.ts'), site.replace(/\}\);\n$/, `${field}});\n`));
}
