import { basename, dirname, join } from 'node:path/posix';
import type { LibraryNames } from '@/scripts/check-prose/names/library-names';
import type { Finding } from '@/scripts/check-prose/shared/finding';
import type { Fence, ProseFile } from '@/scripts/check-prose/shared/prose-file';
import { completeFragment, inlineTemplates, syntaxError } from './fragment';
import { checkTemplate } from './template-names';
import type { Unit } from './unit';

export interface Plan {
  units: readonly Unit[];
  /** What is found without compiling. */
  findings: readonly Finding[];
}

/** A whole page, or its head: not a template of a component. */
const isDocument = (html: string) => /<(!doctype|html|head|body|link|meta)\b/i.test(html);

/** Turns the blocks of a file into files to compile, and reports those that do not even parse. */
export function planUnits(file: ProseFile, names: LibraryNames): Plan {
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
  const addTemplate = (text: string, line: number) => {
    report(line, checkTemplate(text, names));
    units.push(...templateUnits(text, line, folder));
  };
  for (const fence of file.fences) {
    if (fence.language === 'html' && !isDocument(fence.code)) addTemplate(fence.code, fence.line);
    if (fence.language !== 'ts') continue;
    const script = scriptUnit(fence, `${folder}/${nameOf(fence, units, folder)}`, names);
    if ('error' in script) {
      report(fence.line, [script.error]);
      continue;
    }
    units.push(script, ...companions(script, file.fences));
    for (const { line, text } of inlineTemplates(fence.code)) {
      // A complete block is compiled with its template: only what the compiler lets pass is left.
      if (fence.complete) report(fence.line + line, checkTemplate(text, names));
      else addTemplate(text, fence.line + line);
    }
  }
  return { units, findings };
}

function scriptUnit(fence: Fence, path: string, names: LibraryNames) {
  if (!fence.complete) {
    const fragment = completeFragment(fence.code, names);
    if ('error' in fragment) return fragment;
    return { path, text: fragment.text, line: fence.line, kind: 'fragment' as const };
  }
  const error = syntaxError(fence.code);
  if (error) return { error };
  return { path, text: fence.code, line: fence.line, kind: 'complete' as const };
}

/** The name the author gave, so that blocks can import each other; another block gets its line. */
function nameOf({ title, line, complete }: Fence, units: readonly Unit[], folder: string): string {
  const isFree =
    complete && title !== undefined && !units.some(({ path }) => path === `${folder}/${title}`);
  return isFree ? title : `block-${line}.ts`;
}

/** The files a complete block names: a template of the same page, or an empty stylesheet. */
function companions({ kind, path, text }: Unit, fences: readonly Fence[]): Unit[] {
  if (kind !== 'complete') return [];
  return [...text.matchAll(/\b(templateUrl|styleUrl): '\.\/([^']+)'/g)].flatMap(
    ([, field, name = '']): Unit[] => {
      const target = join(dirname(path), name);
      // Styles are compiled by Sass, apart from this.
      if (field === 'styleUrl') return [{ path: target, text: '', line: 0, kind: 'support' }];
      const fence = fences.find(({ title = '' }) => basename(title) === name);
      return fence ? [{ path: target, text: fence.code, line: fence.line, kind: 'complete' }] : [];
    },
  );
}

/** A template, and a component that has whatever it asks for and may use the whole library. */
function templateUnits(text: string, line: number, folder: string): Unit[] {
  const name = `template-${line}`;
  const up = '../'.repeat(folder.split('/').length);
  const host = `import { Component } from '@angular/core';
import { library } from '${up}library';
@Component({ selector: 'app-snippet', templateUrl: './${name}.html', imports: library })
export class Snippet { [name: string]: any }
`;
  return [
    { path: `${folder}/${name}.html`, text, line, kind: 'template' },
    { path: `${folder}/${name}.ts`, text: host, line, kind: 'support' },
  ];
}
