import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The caches of Next and TypeScript. They depend on the code of the site rather than on its content. Both contain paths,
 * so they help only a build in the same folder.
 */
const ofCode = ['.next/cache', 'tsconfig.tsbuildinfo'];

/**
 * Builds sites one after another in the same folder. A site starts with the files of its own last build. The first time,
 * it starts with the caches of the site before it.
 */
export class SharedPlace {
  private last: string | undefined;

  /** @param place the folder in which all are built; between builds, the files of each site are in a folder beside it */
  constructor(private readonly place: string) {
    // Left by a run that was interrupted.
    rmSync(place, { recursive: true, force: true });
  }

  /** Runs work for a site, with its files in the shared folder. */
  async use<T>(name: string, work: () => Promise<T>): Promise<T> {
    const { place } = this;
    const own = `${place}-${name}`;
    mkdirSync(dirname(place), { recursive: true });
    if (existsSync(own)) renameSync(own, place);
    else if (this.last !== undefined) this.copyCode(this.last);
    try {
      return await work();
    } finally {
      if (existsSync(place)) renameSync(place, own);
      this.last = own;
    }
  }

  private copyCode(from: string): void {
    for (const name of ofCode) {
      const source = join(from, name);
      if (existsSync(source)) cpSync(source, join(this.place, name), { recursive: true });
    }
  }
}
