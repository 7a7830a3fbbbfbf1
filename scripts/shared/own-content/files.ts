import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '@/scripts/shared/list-files';

/** The files of a workspace: written where they differ, so that what watches or caches them rests. */
export class WorkFiles {
  readonly #written = new Set<string>();

  constructor(readonly root: string) {}

  /** @param file from the workspace's root */
  write(file: string, content: string | Buffer): void {
    const path = join(this.root, file);
    this.#written.add(file);
    const next = Buffer.from(content);
    if (existsSync(path) && readFileSync(path).equals(next)) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, next);
  }

  /** Leaves a file that another step has written. */
  keep(file: string): void {
    this.#written.add(file);
  }

  /**
   * Removes what an earlier run left in these folders, and folders that are empty then.
   *
   * @param isKept tells what other steps have written there
   */
  removeOthersIn(folders: readonly string[], isKept = (_: string) => false): void {
    for (const folder of folders) {
      mkdirSync(join(this.root, folder), { recursive: true });
      for (const file of listFiles(join(this.root, folder))) {
        const path = `${folder}/${file}`;
        if (!this.#written.has(path) && !isKept(file)) rmSync(join(this.root, path));
      }
      removeEmptyIn(join(this.root, folder));
    }
  }
}

/** Removes folders without any file, the innermost first. */
function removeEmptyIn(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    removeEmptyIn(path);
    if (readdirSync(path).length === 0) rmdirSync(path);
  }
}

/**
 * Copies a folder with all in it.
 *
 * @param keep which of its files; all unless told
 * @returns the names of the copied files, from the folder
 */
export function copyFolder(
  from: string,
  to: string,
  work: WorkFiles,
  keep: (file: string) => boolean = () => true,
): readonly string[] {
  const files = listFiles(from).filter(keep);
  for (const file of files) {
    work.write(to === '' ? file : `${to}/${file}`, readFileSync(join(from, file)));
  }
  return files;
}
