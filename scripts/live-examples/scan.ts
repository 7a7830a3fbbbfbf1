import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { itemOfExample } from '@/lib/examples/of-item';
import type { Example, ExampleKind } from '@/lib/examples/schema';
import { parseComponents, type ParsedComponent } from './parse-component';

/** An example as it lies in its folder. */
export interface ScannedExample {
  example: Example;
  folder: string;
  sources: Readonly<Record<string, string>>;
}

/** Not mounted, because it calls a remote API: the catalogue lists it by its title. */
const listedOnly = new Set(['table-http']);

const extensions = ['.html', '.ts', '.css'];

/**
 * Reads `{material,cdk}/<area>/<id>` below `root`.
 *
 * @returns the examples sorted by id
 * @throws one error with all that is wrong, a line each: file and reason
 */
export function scanExamples(root: string): readonly ScannedExample[] {
  const problems: string[] = [];
  const found = new Map<string, ScannedExample>();
  for (const path of exampleFolders(root)) {
    const scanned = scanFolder(root, path, problems);
    if (!scanned) continue;
    const twin = found.get(scanned.example.id);
    if (twin) problems.push(`${path}: the id is taken by ${twin.example.packagePath}`);
    else found.set(scanned.example.id, scanned);
  }
  if (problems.length > 0) throw new Error(`Examples\n  ${problems.join('\n  ')}`);
  return [...found.values()].sort((a, b) => (a.example.id < b.example.id ? -1 : 1));
}

function exampleFolders(root: string): readonly string[] {
  return foldersOf(root, '')
    .flatMap((pkg) => foldersOf(root, pkg))
    .flatMap((area) => foldersOf(root, area));
}

function foldersOf(root: string, path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => (path === '' ? entry.name : `${path}/${entry.name}`))
    .sort();
}

function kindOf(id: string): ExampleKind {
  if (id.endsWith('-harness')) return 'test';
  return listedOnly.has(id) ? 'listed' : 'live';
}

/** Tabs: the test first if it is the thing shown; then HTML, TS, CSS of the example; then the rest. */
function sortFiles(base: string, names: readonly string[], kind: ExampleKind): string[] {
  const first = [`${base}.spec.ts`, ...extensions.map((extension) => base + extension)];
  const shown = names.filter((name) => kind === 'test' || !name.endsWith('.spec.ts'));
  return [
    ...first.filter((name) => shown.includes(name)),
    ...shown.filter((name) => !first.includes(name)).sort(),
  ];
}

function scanFolder(root: string, path: string, problems: string[]): ScannedExample | undefined {
  const folder = join(root, path);
  const id = path.slice(path.lastIndexOf('/') + 1);
  const base = `${id}-example`;
  const primaryFile = `${base}.ts`;
  const report = (file: string, reason: string) => void problems.push(`${path}/${file}: ${reason}`);
  if (!existsSync(join(folder, primaryFile))) return report(primaryFile, 'the file is missing');

  const kind = kindOf(id);
  const names = readdirSync(folder);
  if (kind === 'test' && !names.includes(`${base}.spec.ts`)) {
    return report(`${base}.spec.ts`, 'the file is missing: it is what a harness example shows');
  }
  const sources: Record<string, string> = {};
  for (const name of sortFiles(base, names, kind)) {
    sources[name] = readFileSync(join(folder, name), 'utf8');
  }
  const components = Object.entries(sources)
    .filter(([name]) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .flatMap(([name, text]) =>
      parseComponents(name, text).map((component) => ({ name, component })),
    );
  for (const { name, component } of components) {
    for (const url of component.resources) {
      if (!existsSync(join(folder, url))) report(name, `${url} is missing`);
    }
  }
  // A component that the example imports stands above it in the file.
  const candidates = components.filter(({ name }) => name === primaryFile);
  const main = (
    candidates.find(({ component }) => component.className === classNameOf(id)) ?? candidates[0]
  )?.component;
  if (!main) return report(primaryFile, 'it exports no component');
  const title = checkMain(main, id, (reason) => report(primaryFile, reason));
  if (title === undefined) return undefined;

  const example: Example = {
    id,
    packagePath: path,
    title,
    componentName: main.className,
    files: Object.keys(sources),
    selector: base,
    additionalComponents: components
      .map(({ component }) => component.className)
      .filter((name) => name !== main.className),
    primaryFile,
    module: { name: main.className, importSpecifier: `${path}/${base}` },
    kind,
  };
  try {
    itemOfExample(example);
  } catch (error) {
    return report(primaryFile, error instanceof Error ? error.message : String(error));
  }
  return { example, folder, sources };
}

/** `button-overview` asks for `ButtonOverviewExample`. */
export function classNameOf(id: string): string {
  return `${id.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}Example`;
}

/** Reports what does not fit the id; returns the title if all is well. */
function checkMain(
  main: ParsedComponent,
  id: string,
  report: (reason: string) => void,
): string | undefined {
  const className = classNameOf(id);
  const selector = `${id}-example`;
  const fits = main.className === className && main.selector === selector;
  if (main.className !== className) {
    report(`the component is ${main.className}, the id asks for ${className}`);
  }
  if (main.selector !== selector) {
    report(`the selector is ${main.selector ?? 'missing'}, the id asks for ${selector}`);
  }
  if (!main.title) report('there is no /** @title … */ above the class');
  return fits ? main.title : undefined;
}
