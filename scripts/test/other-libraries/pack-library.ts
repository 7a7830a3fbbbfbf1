import { cpSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { run, runOrThrowExitCode } from '@/scripts/shared/command';

/**
 * Builds the library as Angular packages are laid out, compiled as far as all versions of the compiler
 * understand, and packs it as `npm publish` would.
 *
 * @param library folder of its sources and manifest
 * @param folder where; emptied first
 * @returns path of the tarball
 * @throws when it does not compile
 */
export async function packLibrary(library: string, folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  const compiled = join(folder, 'compiled');
  const laid = join(folder, 'package');
  mkdirSync(laid, { recursive: true });
  await runOrThrowExitCode([
    'ngc',
    '-p',
    `${library}/tsconfig.json`,
    '--outDir',
    resolve(compiled),
  ]);
  for (const entry of globSync('*/index.js', { cwd: compiled })) {
    await bundle(join(compiled, entry), join(laid, 'fesm2022', entry.replace('/index.js', '.mjs')));
  }
  for (const file of globSync('*/*.d.ts', { cwd: compiled })) {
    cpSync(join(compiled, file), join(laid, 'types', file));
  }
  cpSync(join(library, 'package.json'), join(laid, 'package.json'));
  if ((await run(['npm', 'pack', '--silent', '--pack-destination', '..'], laid)) !== 0) {
    throw new Error(`npm pack failed in ${laid}`);
  }
  const [tarball = ''] = globSync('*.tgz', { cwd: folder });
  return join(folder, tarball);
}

/** One file an entry point, with a source map that goes back to the TypeScript. */
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
