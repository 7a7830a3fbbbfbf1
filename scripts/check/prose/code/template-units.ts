import { relative } from 'node:path/posix';
import type { Fence } from '@/scripts/check/prose/shared/prose-file';
import { contextFile, defaultClass, exportsOf } from './page-context';
import type { PageFiles, Unit } from './unit';

/** A template in a block. */
interface TemplateBlock {
  text: string;
  line: number;
  fence: Fence;
  /** The folder of the page's files. */
  folder: string;
  pageFiles: PageFiles;
}

/**
 * Returns the files of a template and its component. The template can use the whole library, the components
 * that other blocks of the page declare, and the members of its class in the page's context. The component of
 * an unchecked block accepts any member.
 */
export function templateUnits(block: TemplateBlock): Unit[] {
  const { text, line, fence, folder } = block;
  const isChecked = fence.unchecked === undefined;
  const name = `template-${line}`;
  return [
    { path: `${folder}/${name}.html`, text, line, kind: isChecked ? 'checked' : 'template' },
    { path: `${folder}/${name}.ts`, text: hostOf(block, name), line, kind: 'support' },
  ];
}

function hostOf({ text, fence, folder, pageFiles }: TemplateBlock, name: string): string {
  const up = '../'.repeat(folder.split('/').length);
  const imports = ["import { Component } from '@angular/core';"];
  imports.push(`import { library } from '${up}library';`);
  const used = ['library'];
  for (const { path, code } of pageFiles) {
    for (const { name: directive, selector } of exportsOf(code).directives) {
      if (used.includes(directive) || !isUsed(selector, text)) continue;
      used.push(directive);
      imports.push(
        `import { ${directive} } from './${relative(folder, path).replace(/\.ts$/, '')}';`,
      );
    }
  }
  const chosen = fence.context ?? defaultClass.html;
  const context = pageFiles.find(({ path }) => path === `${folder}/${contextFile}`);
  const hasClass = context !== undefined && exportsOf(context.code).names.includes(chosen);
  if (hasClass) imports.push(`import { ${chosen} } from './${contextFile.replace(/\.ts$/, '')}';`);
  const members = fence.unchecked === undefined ? '' : ' [name: string]: any ';
  const base = hasClass && members === '' ? ` extends ${chosen}` : '';
  return `${imports.join('\n')}
@Component({ selector: 'app-snippet', templateUrl: './${name}.html', imports: [${used.join(', ')}] })
export class Snippet${base} {${members}}
`;
}

/** Whether a template uses the element, the attribute or the pipe of a selector. */
function isUsed(selector: string, template: string): boolean {
  const [word = selector] = selector.match(/[a-zA-Z][\w-]*/g)?.slice(-1) ?? [];
  return new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(template);
}
