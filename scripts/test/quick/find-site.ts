import { existsSync, readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { filePaths } from '@/lib/routes/file-paths';

/** The lock file that `next dev` writes while it runs. */
const devLock = '.next/dev/lock';
const lockSchema = z.object({ appUrl: z.url() });

const builtPage = 'out/index.html';

/** The site that end-to-end tests can run against. */
export type Site =
  { kind: 'dev'; url: string } | { kind: 'build'; builtAt: number } | { kind: 'none' };

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(new URL(filePaths.robots(), url), { signal: AbortSignal.timeout(5000) }))
      .ok;
  } catch {
    return false;
  }
}

/** Finds the dev server of this folder, otherwise its last build. */
export async function findSite(): Promise<Site> {
  if (existsSync(devLock)) {
    const { appUrl } = lockSchema.parse(JSON.parse(readFileSync(devLock, 'utf8')));
    // A server that was killed leaves its lock file behind.
    if (await answers(appUrl)) return { kind: 'dev', url: appUrl };
  }
  if (existsSync(builtPage)) return { kind: 'build', builtAt: statSync(builtPage).mtimeMs };
  return { kind: 'none' };
}
