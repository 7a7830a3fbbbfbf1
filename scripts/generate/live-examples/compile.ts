import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);

const outputSchema = z.object({ stderr: z.string() });

/** The Angular CLI's own entry, so that it runs on this very Node. */
const angularCli = createRequire(import.meta.url).resolve('@angular/cli/bin/ng.js');

/**
 * Builds the workspace with the official builder: browser bundles and the server bundle at once.
 *
 * @param dir workspace; the result is left in its `dist`
 * @returns what the compiler said when it failed, file and line included; nothing when all compiles
 */
export async function compile(dir: string): Promise<string | undefined> {
  rmSync(join(dir, 'dist'), { recursive: true, force: true });
  try {
    await run(process.execPath, [angularCli, 'build', 'live'], {
      cwd: dir,
      env: {
        ...process.env,
        NG_CLI_ANALYTICS: 'false',
        // The chunks are packed by `pack-chunks.ts`.
        NG_BUILD_OPTIMIZE_CHUNKS: 'false',
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
