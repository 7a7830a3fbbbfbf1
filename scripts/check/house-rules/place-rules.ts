import { basename } from 'node:path/posix';
import { isWithin } from './room';
import { isForTests, moduleOf, type Source } from './source';

/** Matches packages that render or run the user interface. */
const interfacePackages = /^(react|react-dom)(\/|$)|^@radix-ui\/|^next\/(?!font)/;

const hasInterface = (path: string) => isWithin(path, 'app') || isWithin(path, 'components');

/**
 * Checks that only `app` and `components` use React and JSX. All files may use types of Next, and tests may
 * render components.
 */
export function checkReact(sources: readonly Source[]): readonly string[] {
  return sources
    .filter(({ path }) => !hasInterface(path) && !isForTests(path))
    .flatMap(({ path, imports }) =>
      [
        ...(path.endsWith('.tsx') ? ['JSX'] : []),
        ...imports
          .filter(({ target, isPackage }) => isPackage && interfacePackages.test(target))
          .map(({ target }) => target),
      ].map((what) => `${path}: ${what} may only be used in app and components`),
    );
}

/**
 * Checks that links are plain anchors, which one listener handles, and that pages read files through `lib`.
 */
export function checkRoutes(sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ isPackage }) => isPackage)
      .flatMap(({ target }) => {
        if (target === 'next/link') return [`${path}: use plain anchors instead of next/link`];
        const reads = isWithin(path, 'app') && (target.startsWith('node:') || target === 'zod');
        return reads ? [`${path}: ${target} may only be used by a reader in lib`] : [];
      }),
  );
}

/** Checks that files for tests are named `*.fixture.ts`, and that only tests import them. */
export function checkFixtures(sources: readonly Source[]): readonly string[] {
  const code = sources.filter(({ path }) => /\.tsx?$/.test(path));
  return code.flatMap(({ path, imports }) => [
    ...(/(^|\/)(fixtures?|test-support|mocks?)(\/|\.tsx?$)/.test(path)
      ? [`${path}: a file that only tests use must be named *.fixture.ts`]
      : []),
    ...imports
      .filter(({ target }) => target.endsWith('.fixture') && !isForTests(path))
      .map(({ target }) => `${path}: ${target} is only for tests`),
  ]);
}

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Checks that files have kebab-case names, named exports only, and no re-exports. */
export function checkModules(sources: readonly Source[]): readonly string[] {
  const code = sources.filter(({ path }) => /\.tsx?$/.test(path));
  return code.flatMap(({ path, text }) => {
    const problems: string[] = [];
    const name = moduleOf(basename(path)).replace(/\.(test|spec|fixture|config|setup|d)$/, '');
    if (!kebab.test(name) && name !== 'versions.json') problems.push('is not named in kebab case');
    const isEntry = !path.includes('/') || isWithin(path, 'app');
    if (!isEntry && /^export default\b/m.test(text)) problems.push('has a default export');
    if (/^export (\*|\{[^}]*\}|type \{[^}]*\}) from /m.test(text) && !isEntry) {
      problems.push('re-exports from another file');
    }
    return problems.map((problem) => `${path}: ${problem}`);
  });
}

const contractRule = 'does not start with a contract: what it reads and writes, and when it fails';

/** Returns the problems of an entry point: it must start with a contract and call `main()`. */
function entryProblems({ path, text, imports }: Source): readonly string[] {
  const contract = /^\/\*\*[\s\S]*?\*\//.exec(text)?.[0] ?? '';
  const hasContract = /\* Reads /.test(contract) && /\* (Fails|Ends) /.test(contract);
  const runsMain =
    /^main\(/m.test(text) && imports.some(({ target }) => target === 'scripts/shared/main');
  return [
    ...(hasContract ? [] : [`${path}: ${contractRule}`]),
    ...(runsMain ? [] : [`${path}: does not call main() of scripts/shared`]),
  ];
}

/**
 * Checks that every step (`scripts/<group>/<step>`) has an `index.ts` with a contract and `main()`, or a
 * README, and that every command in `scripts/commands` has a contract and `main()`. `scripts/shared` needs
 * neither.
 */
export function checkScriptFolders(sources: readonly Source[]): readonly string[] {
  const scripts = sources.filter(
    ({ path }) => isWithin(path, 'scripts') && !isWithin(path, 'scripts/shared'),
  );
  const commands = scripts.filter(({ path }) => isWithin(path, 'scripts/commands'));
  const steps = new Set(
    scripts
      .map(({ path }) => path.split('/'))
      .filter((parts) => parts.length > 3)
      .map((parts) => parts.slice(0, 3).join('/')),
  );
  const stepProblems = [...steps].flatMap((folder) => {
    const has = (name: string) => scripts.find(({ path }) => path === `${folder}/${name}`);
    if (has('README.md')) return [];
    const entry = has('index.ts');
    return entry
      ? entryProblems(entry)
      : [`${folder}: needs an index.ts with a contract, or a README.md`];
  });
  return [...commands.flatMap(entryProblems), ...stepProblems];
}
