import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What a build keeps that depends on the code of the site rather than on its content: what Next and TypeScript have
 * compiled. Both know files by their paths, so that it is of use only to a build in the same place.
 */
const ofCode = ['.next/cache', 'tsconfig.tsbuildinfo'];

/**
 * Builds sites one after another in the same place. Each finds there what its own last build has left, or, at first,
 * only what the site before has compiled of the code that all share.
 */
export class SharedPlace {
  private last: string | undefined;

  /** @param place the folder for all; what each leaves lies beside it between its builds */
  constructor(private readonly place: string) {
    // Left by a run that was interrupted.
    rmSync(place, { recursive: true, force: true });
  }

  /** Makes the place that of a site while something is done for it. */
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
