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

/**
 * Writes the files of a workspace. Does not rewrite unchanged files, to avoid triggering watchers and caches.
 */
export class WorkspaceFiles {
  readonly #written = new Set<string>();

  constructor(readonly root: string) {}

  /** @param file path relative to the root of the workspace */
  write(file: string, content: string | Buffer): void {
    const path = join(this.root, file);
    this.#written.add(file);
    const next = Buffer.from(content);
    if (existsSync(path) && readFileSync(path).equals(next)) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, next);
  }

  /** Protects a file that another step wrote from `removeOthersIn`. */
  keep(file: string): void {
    this.#written.add(file);
  }

  /**
   * Removes from these folders all files that were not written in this run, then all empty folders.
   *
   * @param isKept whether another step wrote a file; such files stay
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

/** Removes folders without files, the innermost first. */
function removeEmptyIn(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    removeEmptyIn(path);
    if (readdirSync(path).length === 0) rmdirSync(path);
  }
}

/**
 * Copies a folder into a workspace, recursively.
 *
 * @param keep selects the files to copy; by default all
 * @returns the paths of the copied files, relative to the folder
 */
export function copyFolder(
  from: string,
  to: string,
  work: WorkspaceFiles,
  keep: (file: string) => boolean = () => true,
): readonly string[] {
  const files = listFiles(from).filter(keep);
  for (const file of files) {
    work.write(to === '' ? file : `${to}/${file}`, readFileSync(join(from, file)));
  }
  return files;
}

const isForTests = (file: string) => /\.(?:test|fixture)\.\w+$/.test(file);

/**
 * Copies a folder with code of the site into a workspace, without unit tests.
 *
 * @param code the folder with all code of the site
 * @param folder the folder to copy, relative to that
 * @param isOmitted selects files to leave out; by default none
 */
export function copyCode(
  code: string,
  folder: string,
  work: WorkspaceFiles,
  isOmitted: (file: string) => boolean = () => false,
): void {
  copyFolder(join(code, folder), folder, work, (file) => !isForTests(file) && !isOmitted(file));
}
