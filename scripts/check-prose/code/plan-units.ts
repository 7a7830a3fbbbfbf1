import type { Finding } from '@/scripts/check-prose/finding';
import type { LibraryNames } from '@/scripts/check-prose/names/library-names';
import type { Fence, ProseFile } from '@/scripts/check-prose/prose-file';
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
  const units: Unit[] = [];
  const findings: Finding[] = [];
  const folder = file.path.replace(/^content\//, '').replace(/\.md$/, '');
  const report = (line: number, message: string) =>
    findings.push({ file: file.path, line, message });
  const template = (text: string, line: number) => {
    const faults = checkTemplate(text, names);
    for (const fault of faults) report(line + fault.line, fault.message);
    const name = `template-${line}`;
    units.push({ path: `${folder}/${name}.html`, text, line, kind: 'template' });
    units.push({
      path: `${folder}/${name}.ts`,
      text: templateHost(name, folder),
      line,
      kind: 'support',
    });
  };
  for (const fence of file.fences) {
    if (fence.language === 'html' && !isDocument(fence.code)) template(fence.code, fence.line);
    if (fence.language === 'ts') {
      const unit = scriptUnit(fence, `${folder}/${pathOf(fence, units, folder)}`, names);
      if ('error' in unit) report(fence.line + unit.error.line, unit.error.message);
      else units.push(unit);
      for (const { line, text } of inlineTemplates(fence.code)) {
        // A complete block is compiled with its template: only what the compiler lets pass is left.
        if (!fence.complete) template(text, fence.line + line);
        else
          for (const fault of checkTemplate(text, names))
            report(fence.line + line + fault.line, fault.message);
      }
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
function pathOf({ title, line, complete }: Fence, units: readonly Unit[], folder: string): string {
  const isFree =
    complete && title !== undefined && !units.some(({ path }) => path === `${folder}/${title}`);
  return isFree ? title : `block-${line}.ts`;
}

/** A component that has whatever its template asks for, and may use the whole library. */
function templateHost(name: string, folder: string): string {
  const up = '../'.repeat(folder.split('/').length);
  return `import { Component } from '@angular/core';
import { library } from '${up}library';
@Component({ selector: 'app-snippet', templateUrl: './${name}.html', imports: library })
export class Snippet { [name: string]: any }
`;
}
