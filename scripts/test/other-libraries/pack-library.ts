import { cpSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { run, runOrThrowExitCode } from '@/scripts/shared/command';

/**
 * Builds the library in the Angular package format, with partial compilation, which all versions of the
 * compiler support, and packs it as `npm publish` does.
 *
 * @param library folder of its sources and package.json
 * @param folder the output folder; emptied first
 * @returns the path of the tarball
 * @throws when it does not compile
 */
export async function packLibrary(library: string, folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  const compiled = join(folder, 'compiled');
  const packageFolder = join(folder, 'package');
  mkdirSync(packageFolder, { recursive: true });
  await runOrThrowExitCode([
    'ngc',
    '-p',
    `${library}/tsconfig.json`,
    '--outDir',
    resolve(compiled),
  ]);
  for (const entry of globSync('*/index.js', { cwd: compiled })) {
    await bundle(
      join(compiled, entry),
      join(packageFolder, 'fesm2022', entry.replace('/index.js', '.mjs')),
    );
  }
  for (const file of globSync('*/*.d.ts', { cwd: compiled })) {
    cpSync(join(compiled, file), join(packageFolder, 'types', file));
  }
  cpSync(join(library, 'package.json'), join(packageFolder, 'package.json'));
  if ((await run(['npm', 'pack', '--silent', '--pack-destination', '..'], packageFolder)) !== 0) {
    throw new Error(`npm pack failed in ${packageFolder}`);
  }
  const [tarball = ''] = globSync('*.tgz', { cwd: folder });
  return join(folder, tarball);
}

/** Bundles an entry point into one file, with a source map to the TypeScript. */
async function bundle(input: string, file: string): Promise<void> {
  const build = await rolldown({
    input: resolve(input),
    external: /^@angular\//,
    plugins: [
      {
        name: 'source maps of the compiler',
        load: (id) => ({ code: readFileSync(id, 'utf8'), map: readFileSync(`${id}.map`, 'utf8') }),
      },
    ],
  });
  await build.write({ file, sourcemap: true });
  await build.close();
}
