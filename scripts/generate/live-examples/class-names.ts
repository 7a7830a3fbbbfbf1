import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { listFiles } from '@/scripts/shared/list-files';
import { firstGroups } from './first-groups';
import type { Prerendered } from './prerender';
import type { ScannedExample } from './scan-folder';

/** What a compiled template and a compiled host list behind the mark for classes, which is 1. */
const compiledClasses = /[[,]1((?:,(?:"[^"\n]*"|'[^'\n]*'|`[^`\n]*`))+)/g;
const boundClass = /\[class\.([\w-]+)\]/g;
const styledClass = /\.([a-z][\w-]*)/gi;

/** The classes that a script's compiled templates give to elements. */
export function classesCompiledIn(script: string): readonly string[] {
  return firstGroups(script, compiledClasses).flatMap((list) =>
    firstGroups(list, /["'`]([^"'`]*)["'`]/g),
  );
}

/** The classes that an example's file binds to a condition, or gives a style. */
export function classesNamedIn(file: string, text: string): readonly string[] {
  return firstGroups(text, /\.s?css$/.test(file) ? styledClass : boundClass);
}

/**
 * Names that elements of examples, and of what these show, have or may get as classes.
 *
 * @param served folder with the scripts
 */
export function classesOfExamples(
  scanned: readonly Pick<ScannedExample, 'sources'>[],
  pages: readonly Pick<Prerendered, 'html'>[],
  served: string,
): readonly string[] {
  const shown = pages.flatMap(({ html }) =>
    parse(html)
      .querySelectorAll('[class]')
      .flatMap((element) => [...element.classList.values()]),
  );
  const scripts = listFiles(served).filter((file) => file.endsWith('.js'));
  const set = scripts.flatMap((file) =>
    classesCompiledIn(readFileSync(join(served, file), 'utf8')),
  );
  const named = scanned.flatMap(({ sources }) =>
    Object.entries(sources).flatMap(([file, text]) => classesNamedIn(file, text)),
  );
  return [...new Set([...shown, ...set, ...named])].sort();
}
