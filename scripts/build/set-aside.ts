import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Where a build always goes, and where what lies there waits meanwhile. */
const out = 'out';
const kept = join('.generated', 'out-kept');

/**
 * Does a piece of work that fills `out/`, and moves what it made into another folder; what was in `out/`
 * before is there again afterwards, also when the work fails.
 *
 * @param to the folder; what is in it is replaced
 * @throws when it is `out/`, holds it or lies in it, and when it holds something else than a build
 */
export async function buildInto(to: string, work: () => Promise<void>): Promise<void> {
  const isWithin = (inner: string, outer: string) =>
    `${resolve(inner)}/`.startsWith(`${resolve(outer)}/`);
  if (isWithin(out, to) || isWithin(to, out)) {
    throw new Error(`--to must name a folder beside out/, not "${to}".`);
  }
  if (existsSync(to) && readdirSync(to).length > 0 && !existsSync(join(to, 'index.html'))) {
    throw new Error(`--to must name a new folder or one with a build, not "${to}".`);
  }
  if (existsSync(out)) {
    mkdirSync(dirname(kept), { recursive: true });
    rmSync(kept, { recursive: true, force: true });
    renameSync(out, kept);
  }
  try {
    await work();
    rmSync(to, { recursive: true, force: true });
    mkdirSync(dirname(resolve(to)), { recursive: true });
    // Not renamed: it may be on another disk.
    cpSync(out, to, { recursive: true, preserveTimestamps: true });
  } finally {
    rmSync(out, { recursive: true, force: true });
    if (existsSync(kept)) renameSync(kept, out);
  }
}
