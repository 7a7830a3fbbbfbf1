import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { exportsOf, isInternalExport, typesOfExport } from '@/scripts/shared/package-exports';

/** The facts that a site about a library needs from its `package.json`. */
export interface Library {
  /** Name on npm. */
  npm: string;
  version: string;
  /** The folder or tarball that it is installed from, when it does not come from the registry. */
  file?: string | undefined;
  /** `https://github.com/<owner>/<name>`, if the library has such a repository. */
  repository?: string | undefined;
  /** The folder of the package in its repository; empty for the root. */
  directory: string;
  license: string;
  /** The versions of other packages that it works with. */
  peers: Readonly<Record<string, string>>;
  /** The subpath of the entry point that the first overview is about; empty for the package itself. */
  entryPoint: string;
}

const manifestSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  license: z.string().default('MIT'),
  peerDependencies: z.record(z.string(), z.string()).default({}),
  repository: z
    .union([z.string(), z.object({ url: z.string(), directory: z.string().optional() })])
    .optional(),
});

/** Entry points that make a good first page, when a library has one of them. */
const familiar = ['button', 'card', 'accordion', 'dialog'];

/**
 * Reads the manifest of a library.
 *
 * @param spec a name on npm, with or without a version; or the path of a tarball or a folder
 * @throws when there is no such package
 */
export function readLibrary(spec: string): Library {
  const isFile = existsSync(spec) && /^[./]|\.tgz$/.test(spec);
  const { data } = manifestSchema.safeParse(isFile ? manifestIn(spec) : manifestOnNpm(spec));
  if (!data) throw new Error(`--library: "${spec}" is not a package with a name and a version`);
  const { repository } = data;
  const place = typeof repository === 'string' ? { url: repository } : (repository ?? { url: '' });
  return {
    npm: data.name,
    version: data.version,
    file: isFile ? resolve(spec) : undefined,
    repository: webAddress(place.url),
    directory: ('directory' in place ? place.directory : undefined)?.replace(/^\.?\//, '') ?? '',
    license: data.license,
    peers: data.peerDependencies,
    entryPoint: firstEntryPoint(data),
  };
}

function manifestIn(path: string): unknown {
  const text = statSync(path).isDirectory()
    ? readFileSync(join(path, 'package.json'), 'utf8')
    : execFileSync('tar', ['-xzOf', path, 'package/package.json'], { encoding: 'utf8' });
  return JSON.parse(text);
}

function manifestOnNpm(spec: string): unknown {
  try {
    const text = execFileSync('npm', ['view', spec, '--json'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    });
    const found: unknown = JSON.parse(text);
    // A range matches several versions, the newest of which is the last.
    return Array.isArray(found) ? found.at(-1) : found;
  } catch {
    throw new Error(
      `--library: npm does not know "${spec}"; expected a name such as @acme/ui, or the path of a tarball or a folder that begins with ./`,
    );
  }
}

/** The address of a repository in a browser: `https://github.com/acme/ui` for `git+ssh://git@github.com/acme/ui.git`. */
function webAddress(url: string): string | undefined {
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(url)?.[1];
  if (short !== undefined) return `https://github.com/${short}`;
  const [, host, path] =
    /^(?:git\+)?(?:https?|ssh|git):\/\/(?:[^@/]*@)?([\w.-]+)\/(.+?)(?:\.git)?\/?$/.exec(url) ?? [];
  return host === undefined || path === undefined ? undefined : `https://${host}/${path}`;
}

function firstEntryPoint(manifest: unknown): string {
  const names = Object.entries(exportsOf(manifest) ?? {})
    .filter(([name, target]) => !isInternalExport(name) && typesOfExport(target) !== undefined)
    .map(([name]) => name.replace(/^\.\/?/, ''))
    .filter((name) => /^[a-z][\w-]*$/.test(name));
  return familiar.find((name) => names.includes(name)) ?? names[0] ?? '';
}
