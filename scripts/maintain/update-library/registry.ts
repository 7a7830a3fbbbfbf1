import { execFileSync } from 'node:child_process';
import { z } from 'zod';

/** The packages that a release of a package wants beside it, and the ranges. */
export interface Wants {
  peers: Readonly<Record<string, string>>;
  /** Dependencies of its own. Exact versions among them tie packages together. */
  dependencies: Readonly<Record<string, string>>;
}

/** What the resolution asks a package registry. */
export interface Registry {
  /** All published versions of a package. */
  versions: (name: string) => readonly string[];
  wants: (name: string, version: string) => Wants;
}

const ranges = z.record(z.string(), z.string()).default({});
const manifest = z.object({ peerDependencies: ranges, dependencies: ranges });
/** npm prints a single version as a string. */
const versionList = z.union([z.array(z.string()), z.string().transform((version) => [version])]);

function npmView(...parameters: readonly string[]): unknown {
  const text = execFileSync('npm', ['view', ...parameters, '--json', '--loglevel=error'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  // npm prints nothing for a release without the fields.
  return text.trim() === '' ? {} : JSON.parse(text);
}

/** Asks the registry that npm is set up for. Each question is asked once. */
export function npmRegistry(): Registry {
  const versions = new Map<string, readonly string[]>();
  const wants = new Map<string, Wants>();
  return {
    versions: (name) => {
      const known = versions.get(name) ?? versionList.parse(npmView(name, 'versions'));
      versions.set(name, known);
      return known;
    },
    wants: (name, version) => {
      const release = `${name}@${version}`;
      const known = wants.get(release);
      if (known) return known;
      const found = manifest.parse(npmView(release, 'peerDependencies', 'dependencies'));
      const result = { peers: found.peerDependencies, dependencies: found.dependencies };
      wants.set(release, result);
      return result;
    },
  };
}
