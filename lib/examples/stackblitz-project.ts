import { site } from '@/content/site';
import { hasMaterial } from '@/lib/catalogue/library';
import { exampleFolder } from '@/lib/routes/project-files';
import { isProviderCalled, mainScript } from './project-main';
import { emptySetup, type ProjectSetup } from './project-setup';
import type { Example } from './schema';
import {
  angularJson,
  indexHtml,
  needsTheme,
  stylesOf,
  themeOf,
  tsconfig,
} from './stackblitz-templates';

/** Exact versions by package name. */
export type Versions = Readonly<Record<string, string>>;

/** By package, the versions of peers with which it is installed although it requires others. */
type Overrides = Readonly<Record<string, Versions>>;

/** The packages that projects may have, as they are installed here. */
export interface InstalledPackages {
  versions: Versions;
  overrides?: Overrides;
  /** By package, the others that an application has to install beside it. */
  peers?: Readonly<Record<string, readonly string[]>>;
}

/** The package with the theme, if the library has one. */
const themed = site.packages.find(({ hasTokens }) => hasTokens)?.npm;

const dependencies = [
  ...site.packages.map(({ npm }) => npm),
  '@angular/common',
  '@angular/compiler',
  '@angular/core',
  '@angular/forms',
  '@angular/platform-browser',
  ...(hasMaterial ? ['@fontsource/roboto', 'material-icons'] : []),
  'rxjs',
  'tslib',
];

const devDependencies = [
  '@angular/build',
  '@angular/cli',
  '@angular/compiler-cli',
  'sass',
  'typescript',
];
const testDependencies = ['jsdom', 'vitest'];

/**
 * A complete Angular project that runs one example. The example's files are unchanged; all other files are
 * generated.
 *
 * @param all texts of the example's files, by name
 * @param installed the packages that examples may import; the project has the overrides and peers of its own
 * @param setup of the application around the example
 * @returns texts of the project's files, by path
 * @throws when the example imports a package without a version
 */
export function stackblitzProject(
  example: Example,
  all: Readonly<Record<string, string>>,
  { versions, overrides = {}, peers = {} }: InstalledPackages,
  setup: ProjectSetup = emptySetup,
): Record<string, string> {
  const isTest = example.kind === 'test';
  // The project of a normal example has no test runner, so a test file would not compile.
  const files = isTest ? all : withoutTests(all);
  const imported = importsOf(files);
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, versionOf(name, versions)]));
  const needed = withPeers(
    [...dependencies, ...setup.packages, ...[...imported].map(packageOf)],
    peers,
  ).filter((name) => ![...devDependencies, ...testDependencies].includes(name));
  const extra = needed.filter((name) => !dependencies.includes(name));
  const overridden = Object.entries(overrides).filter(([name]) => needed.includes(name));
  const types = [...extra.map(typesOf), ...setup.types.map(typesOf)].filter(
    (name) => versions[name] !== undefined,
  );
  return {
    'package.json': json({
      name: 'example',
      private: true,
      scripts: {
        start: 'ng serve',
        build: 'ng build',
        ...(isTest ? { test: 'ng test --no-watch' } : {}),
      },
      stackblitz: { startCommand: isTest ? 'npm test' : 'npm start' },
      dependencies: pick([...needed].sort()),
      devDependencies: pick(
        [...new Set([...devDependencies, ...types, ...(isTest ? testDependencies : [])])].sort(),
      ),
      ...(overridden.length > 0 && { overrides: Object.fromEntries(overridden) }),
    }),
    'angular.json': json(
      angularJson({ isTest, hasMaterial, styles: setup.styles, polyfills: setup.polyfills }),
    ),
    'tsconfig.json': json(tsconfig(isTest, setup.types)),
    'src/index.html': indexHtml(example),
    'src/styles.scss': stylesOf(themed, setup.styles.length > 0),
    'src/main.ts': mainScript(example, imported, setup),
    ...setup.files,
    ...Object.fromEntries(
      Object.entries(files).map(([name, text]) => [exampleFolder + name, text]),
    ),
  };
}

/** Packages with their peers, and the peers of these. */
function withPeers(names: readonly string[], peers: InstalledPackages['peers'] = {}): string[] {
  const all = new Set<string>();
  const add = (name: string) => {
    if (all.has(name)) return;
    all.add(name);
    peers[name]?.forEach(add);
  };
  names.forEach(add);
  return [...all];
}

/**
 * The files around an example that its code needs in another project: what starts it, if it needs providers,
 * and the theme, if it uses the theme. They are copied together with the example.
 *
 * @param project of {@link stackblitzProject}
 * @param setup with which the project was made
 * @returns their texts, by path
 */
export function companionsOf(
  project: Readonly<Record<string, string>>,
  setup: ProjectSetup = emptySetup,
): Record<string, string> {
  const own = Object.entries(project).filter(([path]) => path.startsWith(exampleFolder));
  const texts = own.map(([, text]) => text);
  const start = project['src/main.ts'] ?? '';
  const { config, files } = setup;
  const isConfigured = config !== undefined || isProviderCalled(start);
  return {
    ...files,
    ...(isConfigured && { 'src/main.ts': start }),
    ...(themed !== undefined &&
      needsTheme(texts, themed) && { 'src/styles.scss': themeOf(themed) }),
  };
}

const withoutTests = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).filter(([name]) => !name.endsWith('.spec.ts')));

function importsOf(files: Readonly<Record<string, string>>): Set<string> {
  const code = Object.entries(files).filter(([name]) => name.endsWith('.ts'));
  const specifiers = code.flatMap(([, text]) => [
    ...text.matchAll(/\bfrom\s+['"]([^'".][^'"]*)['"]/g),
  ]);
  return new Set(specifiers.flatMap(([, specifier]) => specifier ?? []));
}

/** The package of a specifier: `@acme/ui/testing` belongs to `@acme/ui`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The package with the types of a package that has none of its own. */
function typesOf(name: string): string {
  return `@types/${name.replace(/^@/, '').replace('/', '__')}`;
}

function versionOf(name: string, versions: Versions): string {
  const version = versions[name];
  if (version === undefined) throw new Error(`No version is known for the package "${name}"`);
  return version;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
