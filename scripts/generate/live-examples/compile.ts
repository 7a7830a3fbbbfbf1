import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);

const outputSchema = z.object({ stderr: z.string() });

/** The entry point of the Angular CLI, to run it on the Node.js of this process. */
const angularCli = createRequire(import.meta.url).resolve('@angular/cli/bin/ng.js');

interface CompileOptions {
  /** The name of a configuration, and of the folder for the result; `dist` by default. */
  configuration?: string;
  /** False when something else checks the types, which takes half of the time. */
  checksTypes?: boolean;
}

/**
 * Builds the workspace with the Angular CLI: the browser bundles and the server bundle in one run.
 *
 * @param dir the workspace
 * @returns the output of the compiler when it failed, with files and lines; undefined on success
 */
export async function compile(
  dir: string,
  { configuration, checksTypes = true }: CompileOptions = {},
): Promise<string | undefined> {
  rmSync(join(dir, configuration ?? 'dist'), { recursive: true, force: true });
  const options = configuration === undefined ? [] : ['--configuration', configuration];
  try {
    await run(process.execPath, [angularCli, 'build', 'live', ...options], {
      cwd: dir,
      env: {
        ...process.env,
        NG_CLI_ANALYTICS: 'false',
        // `pack-chunks.ts` optimizes the chunks.
        NG_BUILD_OPTIMIZE_CHUNKS: 'false',
        NG_BUILD_TYPE_CHECK: String(checksTypes),
        NO_COLOR: '1',
        FORCE_COLOR: '0',
      },
      maxBuffer: 64 * 1024 * 1024,
    });
    return undefined;
  } catch (error) {
    return outputSchema.parse(error).stderr;
  }
}
