import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { itemOfExample } from '@/lib/examples/of-item';
import type { Example } from '@/lib/examples/schema';
import { parseComponents, type ParsedComponent } from './parse-component';

/** An example as it lies in its folder. */
export interface ScannedExample {
  example: Example;
  folder: string;
  sources: Readonly<Record<string, string>>;
}

/** Takes down what is wrong with a file of the folder. */
export type Report = (file: string, reason: string) => void;

interface FoundComponent extends ParsedComponent {
  file: string;
}

const extensions = ['.html', '.ts', '.css'];

/**
 * Reads the example in one folder.
 *
 * @param path of the folder below `root`; its last part is the example's id
 * @returns nothing when something is wrong that was reported
 */
export function scanFolder(root: string, path: string, report: Report): ScannedExample | undefined {
  const folder = join(root, path);
  const id = path.slice(path.lastIndexOf('/') + 1);
  const base = `${id}-example`;
  const primaryFile = `${base}.ts`;
  const isTest = id.endsWith('-harness');
  const names = readdirSync(folder);
  if (!names.includes(primaryFile)) {
    report(primaryFile, 'the file is missing');
    return undefined;
  }
  if (isTest && !names.includes(`${base}.spec.ts`)) {
    report(`${base}.spec.ts`, 'the file is missing: it is what a harness example shows');
    return undefined;
  }

  const sources = Object.fromEntries(
    sortFiles(base, names, isTest).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  const components = componentsIn(sources);
  for (const { file, resources } of components) {
    for (const url of resources) {
      if (!existsSync(join(folder, url))) report(file, `${url} is missing`);
    }
  }
  const main = mainComponent(components, id, primaryFile);
  if (!main) {
    report(primaryFile, 'it exports no component');
    return undefined;
  }
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
      .map(({ className }) => className)
      .filter((name) => name !== main.className),
    primaryFile,
    module: { name: main.className, importSpecifier: `${path}/${base}` },
    ...(isTest
      ? { kind: 'test' }
      : main.listed === undefined
        ? { kind: 'live' }
        : { kind: 'listed', note: main.listed }),
  };
  return isClaimed(example, report) ? { example, folder, sources } : undefined;
}

/** Tabs: the test first if it is the thing shown; then HTML, TS, CSS of the example; then the rest. */
function sortFiles(base: string, names: readonly string[], isTest: boolean): string[] {
  const first = [`${base}.spec.ts`, ...extensions.map((extension) => base + extension)];
  const shown = names.filter((name) => isTest || !name.endsWith('.spec.ts'));
  return [
    ...first.filter((name) => shown.includes(name)),
    ...shown.filter((name) => !first.includes(name)).sort(),
  ];
}

function componentsIn(sources: Readonly<Record<string, string>>): FoundComponent[] {
  return Object.entries(sources)
    .filter(([name]) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .flatMap(([file, text]) =>
      parseComponents(file, text).map((component) => ({ ...component, file })),
    );
}

/** The component with the id's name; a component that the example imports may stand above it. */
function mainComponent(
  components: readonly FoundComponent[],
  id: string,
  primaryFile: string,
): FoundComponent | undefined {
  const candidates = components.filter(({ file }) => file === primaryFile);
  return candidates.find(({ className }) => className === classNameOf(id)) ?? candidates[0];
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
  const problems = [
    main.className !== className &&
      `the component is ${main.className}, the id asks for ${className}`,
    main.selector !== selector &&
      `the selector is ${main.selector ?? 'missing'}, the id asks for ${selector}`,
    !main.title && 'there is no /** @title … */ above the class',
    main.listed === '' && '@listed does not say why the example is not run',
  ].filter((problem) => problem !== false);
  problems.forEach(report);
  return problems.length === 0 ? main.title : undefined;
}

function isClaimed(example: Example, report: Report): boolean {
  try {
    itemOfExample(example);
    return true;
  } catch (error) {
    report(example.primaryFile, error instanceof Error ? error.message : String(error));
    return false;
  }
}
