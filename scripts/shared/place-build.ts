import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Every build is written into this folder. */
const out = 'out';
/** Keeps the previous content of `out/` during `buildInto`. */
const backup = join('.generated', 'out-kept');

const isWithin = (inner: string, outer: string) =>
  `${resolve(inner)}/`.startsWith(`${resolve(outer)}/`);

const notSeparate = (to: string) =>
  new Error(`--to must name a folder outside of out/ that does not contain out/, not "${to}".`);

/**
 * Checks that no other files are lost when a build replaces a folder.
 *
 * @throws when the folder contains anything but a build, lies within `out/`, or contains `out/`
 */
export function assertReplaceable(to: string): void {
  if (resolve(to) !== resolve(out) && (isWithin(out, to) || isWithin(to, out))) {
    throw notSeparate(to);
  }
  if (existsSync(to) && readdirSync(to).length > 0 && !existsSync(join(to, 'index.html'))) {
    throw new Error(`--to must name a new folder or a folder with a build, not "${to}".`);
  }
}

/**
 * Replaces the content of a folder with a copy of a build.
 *
 * @throws as `assertReplaceable` does
 */
export function copyBuild(from: string, to: string): void {
  assertReplaceable(to);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(dirname(resolve(to)), { recursive: true });
  // Copied instead of renamed, because the target may be on another disk.
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
}

/**
 * Runs a build, which writes to `out/`, and copies the result into another folder. Restores the previous
 * content of `out/` afterwards, even if the build fails.
 *
 * @param to the folder; its content is replaced
 * @param build writes to `out/`
 * @throws when `to` is `out/`, and as `assertReplaceable` does
 */
export async function buildInto(to: string, build: () => Promise<void>): Promise<void> {
  if (resolve(to) === resolve(out)) throw notSeparate(to);
  assertReplaceable(to);
  if (existsSync(out)) {
    mkdirSync(dirname(backup), { recursive: true });
    rmSync(backup, { recursive: true, force: true });
    renameSync(out, backup);
  }
  try {
    await build();
    copyBuild(out, to);
  } finally {
    rmSync(out, { recursive: true, force: true });
    if (existsSync(backup)) renameSync(backup, out);
  }
}
