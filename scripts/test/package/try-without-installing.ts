import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { capture } from '@/scripts/shared/capture';
import { printStep } from '@/scripts/shared/print-step';

/**
 * Creates a project with the packed generator, and lets it check the definition of the site. The packages of this
 * repository take the place of those that npm would install.
 *
 * @throws when the project is not as expected, or when a fault in its definition is not found
 */
export async function tryWithoutInstalling(tarball: string): Promise<void> {
  const place = dirname(tarball);
  await expectOutput(['tar', '-xzf', tarball, '-C', place], /^$/);
  const docs = join(place, 'docs');

  printStep('Creating a project');
  await expectOutput(
    [
      ...['node', join(place, 'package/dist/create-docs.mjs'), docs],
      ...['--library', resolve('node_modules/@angular/forms')],
    ],
    /npm install/,
  );
  const generator = installGenerator(place, docs);

  printStep('Checking its definition');
  const check = ['sh', '-c', `cd "${docs}" && node "${generator}/dist/docs-site.mjs" check`];
  await expectOutput(check, /1 overviews, 1 guides, 1 examples[\s\S]*There is no out\//, 1);

  const site = readFileSync(join(docs, 'site.ts'), 'utf8');
  writeFileSync(join(docs, 'site.ts'), site.replace('subject:', 'subjekt:'));
  await expectOutput(check, /site\.ts: subjekt: .*did you mean "subject"/, 1);
}

/** Puts the unpacked generator and the packages of this repository where npm would install them. */
function installGenerator(place: string, docs: string): string {
  const modules = join(docs, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync('node_modules')) {
    symlinkSync(resolve('node_modules', name), join(modules, name));
  }
  const generator = join(modules, 'generator');
  renameSync(join(place, 'package'), generator);
  return generator;
}

async function expectOutput(
  [program = '', ...args]: readonly string[],
  expected: RegExp,
  expectedCode = 0,
): Promise<void> {
  const { exitCode, output } = await capture([program, ...args]);
  if (exitCode === expectedCode && expected.test(output)) return;
  throw new Error(
    `${[program, ...args].join(' ')}: expected exit code ${expectedCode} and ${String(expected)}, but it ended with ${exitCode} and printed\n${output}`,
  );
}
