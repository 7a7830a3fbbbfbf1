import { basename } from 'node:path/posix';
import { isWithin } from './room';
import { isForTests, moduleOf, type Source } from './source';

/** Packages that make or run the interface. */
const interfacePackages = /^(react|react-dom)(\/|$)|^@radix-ui\/|^next\/(?!font)/;

const hasInterface = (path: string) => isWithin(path, 'app') || isWithin(path, 'components');

/**
 * React, and elements, in `app` and `components` only. Types of the framework may be named, and tests
 * may render what they test.
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
      ].map((what) => `${path}: ${what} belongs to app and components`),
    );
}

/** Links are plain anchors, which one listener makes navigate, and pages read through `lib`. */
export function checkRoutes(sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ isPackage }) => isPackage)
      .flatMap(({ target }) => {
        if (target === 'next/link') return [`${path}: links are plain anchors, not next/link`];
        const reads = isWithin(path, 'app') && (target.startsWith('node:') || target === 'zod');
        return reads ? [`${path}: ${target} belongs to a reader in lib`] : [];
      }),
  );
}

/** What only tests use is named `*.fixture.ts`, and only tests import it. */
export function checkFixtures(sources: readonly Source[]): readonly string[] {
  const code = sources.filter(({ path }) => /\.tsx?$/.test(path));
  return code.flatMap(({ path, imports }) => [
    ...(/(^|\/)(fixtures?|test-support|mocks?)(\/|\.tsx?$)/.test(path)
      ? [`${path}: what only tests use is named *.fixture.ts`]
      : []),
    ...imports
      .filter(({ target }) => target.endsWith('.fixture') && !isForTests(path))
      .map(({ target }) => `${path}: ${target} is for tests only`),
  ]);
}

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Files are named in kebab case, and hand on what they define themselves, by name. */
export function checkModules(sources: readonly Source[]): readonly string[] {
  const code = sources.filter(({ path }) => /\.tsx?$/.test(path));
  return code.flatMap(({ path, text }) => {
    const problems: string[] = [];
    const name = moduleOf(basename(path)).replace(/\.(test|spec|fixture|config|setup|d)$/, '');
    if (!kebab.test(name) && name !== 'versions.json') problems.push('is not named in kebab case');
    const isEntry = !path.includes('/') || isWithin(path, 'app');
    if (!isEntry && /^export default\b/m.test(text)) problems.push('has a default export');
    if (/^export (\*|\{[^}]*\}|type \{[^}]*\}) from /m.test(text) && !isEntry) {
      problems.push('hands on what another file defines');
    }
    return problems.map((problem) => `${path}: ${problem}`);
  });
}

const contractRule = 'does not open with what it reads, writes, and when it fails';

/** What is wrong with a file that a command runs: it opens with a contract, and runs by `main()`. */
function entryProblems({ path, text, imports }: Source): readonly string[] {
  const contract = /^\/\*\*[\s\S]*?\*\//.exec(text)?.[0] ?? '';
  const hasContract = /\* Reads /.test(contract) && /\* (Fails|Ends) /.test(contract);
  const runsMain =
    /^main\(/m.test(text) && imports.some(({ target }) => target === 'scripts/shared/main');
  return [
    ...(hasContract ? [] : [`${path}: ${contractRule}`]),
    ...(runsMain ? [] : [`${path}: does not run by main() of scripts/shared`]),
  ];
}

/**
 * `scripts/<group>/<step>`: every step opens with a contract that `main()` runs, or with a README. So does
 * every command in `scripts/commands`. What steps share needs neither.
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
      : [`${folder}: has neither an index.ts with a contract nor a README.md`];
  });
  return [...commands.flatMap(entryProblems), ...stepProblems];
}
