import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Where a build always goes, and where what lies there waits meanwhile. */
const out = 'out';
const kept = join('.generated', 'out-kept');

const isWithin = (inner: string, outer: string) =>
  `${resolve(inner)}/`.startsWith(`${resolve(outer)}/`);

const mustBeBeside = (to: string) => new Error(`--to must name a folder beside out/, not "${to}".`);

/**
 * Makes sure that nothing is lost when a folder is replaced by a build.
 *
 * @throws when it holds something else than a build, or lies within a build's folder or around it
 */
export function refuseTarget(to: string): void {
  if (resolve(to) !== resolve(out) && (isWithin(out, to) || isWithin(to, out))) {
    throw mustBeBeside(to);
  }
  if (existsSync(to) && readdirSync(to).length > 0 && !existsSync(join(to, 'index.html'))) {
    throw new Error(`--to must name a new folder or one with a build, not "${to}".`);
  }
}

/**
 * Copies a build into a folder, in place of what is in it.
 *
 * @throws as `refuseTarget` does
 */
export function placeBuild(from: string, to: string): void {
  refuseTarget(to);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(dirname(resolve(to)), { recursive: true });
  // Not renamed: it may be on another disk.
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
}

/**
 * Does a piece of work that fills `out/`, and moves what it made into another folder; what was in `out/`
 * before is there again afterwards, also when the work fails.
 *
 * @param to the folder; what is in it is replaced
 * @throws when it is `out/`, holds it or lies in it, and when it holds something else than a build
 */
export async function buildInto(to: string, work: () => Promise<void>): Promise<void> {
  if (resolve(to) === resolve(out)) throw mustBeBeside(to);
  refuseTarget(to);
  if (existsSync(out)) {
    mkdirSync(dirname(kept), { recursive: true });
    rmSync(kept, { recursive: true, force: true });
    renameSync(out, kept);
  }
  try {
    await work();
    placeBuild(out, to);
  } finally {
    rmSync(out, { recursive: true, force: true });
    if (existsSync(kept)) renameSync(kept, out);
  }
}
