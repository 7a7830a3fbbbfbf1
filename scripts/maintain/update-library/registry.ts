import { execFileSync } from 'node:child_process';
import { z } from 'zod';

/** The peer dependencies of a release, with their ranges. */
export interface Requirements {
  peers: Readonly<Record<string, string>>;
  /** Dependencies of its own. Exact versions among them tie packages together. */
  dependencies: Readonly<Record<string, string>>;
}

/** The queries of the resolution to a package registry. */
export interface Registry {
  /** All published releases of a package, without previews. */
  versions: (name: string) => readonly string[];
  requirements: (name: string, version: string) => Requirements;
}

const ranges = z.record(z.string(), z.string()).default({});
const release = z
  .object({ version: z.string(), peerDependencies: ranges, dependencies: ranges })
  .transform(({ version, peerDependencies: peers, dependencies }) => ({
    version,
    requirements: { peers, dependencies },
  }));
/** npm prints a single release without a list. */
const releases = z.union([z.array(release), release.transform((single) => [single])]);

function npmView(name: string) {
  // If the first release has only one of the fields, npm prints only that field of all releases. So this requests two
  // fields that all releases have.
  const fields = ['name', 'version', 'peerDependencies', 'dependencies'];
  // A range, because npm takes no range and `*` for the latest release. It leaves out previews.
  const text = execFileSync('npm', ['view', `${name}@>=0.0.0`, ...fields, '--json'], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return new Map(
    releases.parse(JSON.parse(text)).map(({ version, requirements }) => [version, requirements]),
  );
}

/** Asks the registry that npm is set up for, once for each package. */
export function npmRegistry(): Registry {
  const known = new Map<string, ReadonlyMap<string, Requirements>>();
  const releasesOf = (name: string) => {
    const found = known.get(name) ?? npmView(name);
    known.set(name, found);
    return found;
  };
  return {
    versions: (name) => [...releasesOf(name).keys()],
    requirements: (name, version) => {
      const requirements = releasesOf(name).get(version);
      if (!requirements) throw new Error(`The registry has no ${name} ${version}.`);
      return requirements;
    },
  };
}
