import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { ExampleLayout } from '@/lib/catalogue/library';
import { itemOfExample } from '@/lib/examples/of-item';
import type { Example } from '@/lib/examples/schema';
import { listFiles } from '@/scripts/shared/list-files';
import { classNameOf, type ExamplePlace, rootOf } from './layout';
import { parseComponents, type ParsedComponent } from './parse-component';

/** An example as read from its folder. */
export interface ScannedExample {
  example: Example;
  folder: string;
  sources: Readonly<Record<string, string>>;
}

/** Reports problems with a file of the folder. */
export interface ScanReport {
  /** A problem that makes the example unusable. */
  error: (file: string, reason: string) => void;
  /** A violation of a rule of the site. The example can still be shown. */
  warning: (file: string, reason: string) => void;
}

interface FoundComponent extends ParsedComponent {
  file: string;
}

const extensions = ['.html', '.ts', '.css'];

/**
 * Reads the example in one folder.
 *
 * @param layout determines the expected class name
 * @param runsTests whether an example of a test harness runs as a test. Otherwise it is live
 * @returns undefined when an error was reported
 */
export function scanFolder(
  { id, path, folder, primaryFile }: ExamplePlace,
  layout: ExampleLayout,
  report: ScanReport,
  { runsTests = true }: { runsTests?: boolean } = {},
): ScannedExample | undefined {
  const base = primaryFile.replace(/\.ts$/, '');
  const names = filesIn(folder);
  if (!names.includes(primaryFile)) {
    report.error(primaryFile, 'the file is missing');
    return undefined;
  }
  const isHarness = id.endsWith('-harness');
  const isTest = isHarness && names.includes(`${base}.spec.ts`);
  if (isHarness && !isTest) {
    report.warning(`${base}.spec.ts`, 'the file is missing, but a harness example shows its test');
  }

  const sources = Object.fromEntries(
    sortFiles(base, names, isTest).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  const components = componentsIn(sources);
  for (const { file, resources } of components) {
    for (const url of resources) {
      if (!existsSync(join(folder, dirname(file), url))) {
        report.warning(file, `${url} is missing`);
      }
    }
  }
  const main = mainComponent(components, classNameOf(id, layout), primaryFile);
  if (!main) {
    report.error(primaryFile, 'it exports no component');
    return undefined;
  }
  for (const reason of ruleViolationsOf(main, classNameOf(id, layout), base)) {
    report.warning(primaryFile, reason);
  }

  const example: Example = {
    id,
    packagePath: path,
    folder,
    title: main.title ?? titleOf(id),
    ...(main.summary !== undefined && { summary: main.summary }),
    componentName: main.className,
    files: Object.keys(sources),
    selector: main.selector ?? '',
    additionalComponents: components
      .map(({ className }) => className)
      .filter((name) => name !== main.className),
    primaryFile,
    module: {
      name: main.className,
      importSpecifier: `${relative(rootOf(layout), folder).split(sep).join('/')}/${base}`,
    },
    ...(isTest && runsTests
      ? { kind: 'test' }
      : main.listed === undefined
        ? { kind: 'live' }
        : { kind: 'listed', note: main.listed || 'This example is not run here.' }),
  };
  return isClaimed(example, report) ? { example, folder, sources } : undefined;
}

/** The code files in a folder and its subfolders. */
function filesIn(folder: string): readonly string[] {
  return listFiles(folder).filter((name) => /\.(?:ts|html|css|scss|sass|less|json)$/.test(name));
}

/**
 * Sorts the files in the order of the tabs: the test if it is shown, then HTML, TS and CSS of the example,
 * then the rest.
 */
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

/**
 * The component with the expected name, otherwise the first one. Helper components may be declared before it.
 */
function mainComponent(
  components: readonly FoundComponent[],
  expectedName: string,
  primaryFile: string,
): FoundComponent | undefined {
  const candidates = components.filter(({ file }) => file === primaryFile);
  return candidates.find(({ className }) => className === expectedName) ?? candidates[0];
}

/** `button-overview` becomes `Button overview`. */
function titleOf(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function ruleViolationsOf(main: ParsedComponent, className: string, selector: string): string[] {
  return [
    main.className !== className && `the component is ${main.className}, expected ${className}`,
    main.selector !== selector &&
      `the selector is ${main.selector ?? 'missing'}, expected ${selector}`,
    !main.title && 'expected /** @title … */ above the class',
    main.listed === '' && '@listed must give the reason why the example does not run',
  ].filter((problem) => problem !== false);
}

function isClaimed(example: Example, report: ScanReport): boolean {
  try {
    itemOfExample(example);
    return true;
  } catch (error) {
    report.error(example.primaryFile, error instanceof Error ? error.message : String(error));
    return false;
  }
}
