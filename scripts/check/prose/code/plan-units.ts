import { basename, dirname, join, relative } from 'node:path/posix';
import type { LibraryNames } from '@/scripts/check/prose/names/library-names';
import type { Finding } from '@/scripts/check/prose/shared/finding';
import type { Fence, ProseFile } from '@/scripts/check/prose/shared/prose-file';
import { completeFragment, syntaxError } from './fragment';
import { inlineTemplates } from './inline-templates';
import { contextFile, defaultClass, exportsOf, unusedContext } from './page-context';
import { checkTemplate } from './template-names';
import { templateUnits } from './template-units';
import type { PageFiles, Unit } from './unit';

export interface Plan {
  units: readonly Unit[];
  /** Findings that need no compilation. */
  findings: readonly Finding[];
}

/** Whether HTML is a whole page or its head, and not a template of a component. */
export const isDocument = (html: string) => /<(!doctype|html|head|body|link|meta)\b/i.test(html);

/**
 * Turns the blocks of a file into files to compile, and reports blocks that do not parse.
 *
 * @param context TypeScript code that the blocks omit: its class `View` provides the members of templates,
 *   its class `Host` those of class members, and every block can use its exports
 */
export function planUnits(file: ProseFile, names: LibraryNames, context?: string): Plan {
  const folder = file.path.replace(/^content\//, '').replace(/\.md$/, '');
  const units: Unit[] = [];
  const findings: Finding[] = [];
  const report = (line: number, faults: readonly { line: number; message: string }[]) =>
    findings.push(
      ...faults.map((fault) => ({
        file: file.path,
        line: line + fault.line,
        message: fault.message,
      })),
    );
  const scripts = file.fences.filter(({ language }) => language === 'ts');
  const paths = pathsOf(scripts, folder);
  const pageFiles: { path: string; code: string }[] = scripts.map((fence) => ({
    path: paths.get(fence) ?? folder,
    code: fence.code,
  }));
  if (context !== undefined) {
    const path = `${folder}/${contextFile}`;
    pageFiles.push({ path, code: context });
    units.push({ path, text: context, line: 0, kind: 'support' });
    for (const name of unusedContext(context, file)) {
      report(1, [{ line: 0, message: `no block uses "${name}", which its context declares` }]);
    }
  }
  const addTemplate = (text: string, line: number, fence: Fence) => {
    report(line, checkTemplate(text, names));
    units.push(...templateUnits({ text, line, fence, folder, pageFiles }));
  };
  for (const fence of file.fences) {
    if (fence.language === 'html' && !isDocument(fence.code)) {
      addTemplate(fence.code, fence.line, fence);
    }
    if (fence.language !== 'ts') continue;
    const script = scriptUnit(fence, paths.get(fence) ?? folder, names, pageFiles);
    if ('error' in script) {
      report(fence.line, [script.error]);
      continue;
    }
    units.push(script, ...companions(script, file.fences));
    if (context !== undefined)
      units.push(...missingModules(script, [...units, ...pageFiles], folder));
    // The compiler checks the templates of the block; this finds what it accepts.
    for (const { line, text } of inlineTemplates(fence.code)) {
      report(fence.line + line, checkTemplate(text, names));
    }
  }
  return { units, findings };
}

function scriptUnit(fence: Fence, path: string, names: LibraryNames, files: PageFiles) {
  if (fence.complete) {
    const error = syntaxError(fence.code);
    if (error) return { error };
    return { path, text: fence.code, line: fence.line, kind: 'checked' as const };
  }
  const specifierOf = (target: string) => {
    const way = relative(dirname(path), target).replace(/\.ts$/, '');
    return way.startsWith('.') ? way : `./${way}`;
  };
  const exports = new Map<string, string>();
  for (const { path: other, code } of files) {
    if (other === path) continue;
    for (const name of exportsOf(code).names) {
      if (!exports.has(name)) exports.set(name, specifierOf(other));
    }
  }
  const name = fence.context ?? defaultClass.ts;
  const specifier = exports.get(name);
  const fragment = completeFragment(fence.code, names, {
    exports,
    ...(specifier !== undefined && { base: { name, specifier } }),
  });
  if ('error' in fragment) return fragment;
  const kind = fence.unchecked === undefined ? ('checked' as const) : ('fragment' as const);
  return { path, text: fragment.text, line: fence.line, kind };
}

/** Returns the path of each block: its title, so that blocks can import each other, otherwise its line. */
function pathsOf(scripts: readonly Fence[], folder: string): ReadonlyMap<Fence, string> {
  const paths = new Map<Fence, string>();
  const used = new Set<string>();
  // When several excerpts of a file have the same title, a complete block gets the name.
  const inOrder = [...scripts].sort((a, b) => Number(b.complete) - Number(a.complete));
  for (const fence of inOrder) {
    const title = /\.ts$/.test(fence.title ?? '') ? (fence.title ?? '') : '';
    const isFree = title !== '' && !used.has(title);
    const name = isFree ? title : join(dirname(title), `block-${fence.line}.ts`);
    used.add(name);
    paths.set(fence, `${folder}/${name}`);
  }
  return paths;
}

/** Returns the files that a block refers to: a template of the same page, or an empty stylesheet. */
function companions({ path, text }: Unit, fences: readonly Fence[]): Unit[] {
  return [...text.matchAll(/\b(templateUrl|styleUrl): '\.\/([^']+)'/g)].flatMap(
    ([, field, name = '']): Unit[] => {
      const target = join(dirname(path), name);
      // Sass compiles styles separately.
      if (field === 'styleUrl') return [{ path: target, text: '', line: 0, kind: 'support' }];
      const fence = fences.find(({ title = '' }) => basename(title) === name);
      return fence ? [{ path: target, text: fence.code, line: fence.line, kind: 'checked' }] : [];
    },
  );
}

/** Returns files that a block imports but the page does not show. They re-export the page's context. */
function missingModules(
  { path, text }: Unit,
  known: readonly { path: string }[],
  folder: string,
): Unit[] {
  return [...text.matchAll(/(?:from |import\()'(\.\.?\/[^']+)'/g)].flatMap(
    ([, way = '']): Unit[] => {
      const target = `${join(dirname(path), way)}.ts`;
      if (known.some((file) => file.path === target)) return [];
      const up = '../'.repeat(relative(folder, dirname(target)).split('/').filter(Boolean).length);
      const specifier = `${up || './'}${contextFile.replace(/\.ts$/, '')}`;
      return [{ path: target, text: `export * from '${specifier}';\n`, line: 0, kind: 'support' }];
    },
  );
}
