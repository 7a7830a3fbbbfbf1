import { execFile } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { type MeasuredImport, scriptOf } from './imports';

const runFile = promisify(execFile);
const outputSchema = z.object({ stderr: z.string() });
const angularCli = createRequire(import.meta.url).resolve('@angular/cli/bin/ng.js');

/** The builder's own defaults of a production build, without hashes in names. */
const options = {
  browser: 'src/main.ts',
  index: 'src/index.html',
  tsConfig: 'tsconfig.json',
  outputPath: { base: 'dist', browser: '' },
  outputHashing: 'none',
  optimization: true,
  sourceMap: false,
};
const files: Readonly<Record<string, unknown>> = {
  'package.json': { name: 'size', private: true },
  'angular.json': {
    version: 1,
    cli: { analytics: false, cache: { enabled: true, environment: 'all' } },
    projects: {
      size: {
        projectType: 'application',
        root: '',
        sourceRoot: 'src',
        architect: { build: { builder: '@angular/build:application', options } },
      },
    },
  },
  'tsconfig.json': {
    compilerOptions: {
      strict: true,
      target: 'ES2022',
      module: 'preserve',
      skipLibCheck: true,
      experimentalDecorators: true,
    },
    files: ['src/main.ts'],
  },
  'src/index.html':
    '<!doctype html><html lang="en"><title>Size</title><app-root></app-root></html>',
};

/** An application that is built for production again and again, with other imports. */
export interface Application {
  /**
   * Builds it.
   *
   * @returns bytes of its scripts in gzip
   * @throws when it does not compile, with the messages of the compiler
   */
  sizeWith: (imports: readonly MeasuredImport[]) => Promise<number>;
  remove: () => void;
}

/**
 * Creates the application in a folder for temporary files.
 *
 * @param modules the folder `node_modules` with the library and the builder
 */
export function createApplication(modules: string): Application {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'size-')));
  const write = (path: string, content: unknown) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  };
  for (const [path, content] of Object.entries(files)) write(path, content);
  symlinkSync(realpathSync(modules), join(folder, 'node_modules'), 'junction');
  return {
    sizeWith: async (imports) => {
      write('src/main.ts', scriptOf(imports));
      await build(folder);
      return scriptsIn(join(folder, 'dist'));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function build(folder: string): Promise<void> {
  try {
    await runFile(process.execPath, [angularCli, 'build', 'size', '--progress=false'], {
      cwd: folder,
      env: { ...process.env, NG_CLI_ANALYTICS: 'false', NO_COLOR: '1' },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    throw new Error(outputSchema.parse(error).stderr.slice(0, 2000));
  }
}

const scriptsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .reduce(
      (sum, name) => sum + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length,
      0,
    );
