import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { listFiles } from '@/scripts/shared/list-files';
import { firstGroups } from './first-groups';
import type { Prerendered } from './prerender';
import type { ScannedExample } from './scan-folder';

/** In compiled templates and host bindings, the marker 1 precedes a list of classes. */
const compiledClasses = /[[,]1((?:,(?:"[^"\n]*"|'[^'\n]*'|`[^`\n]*`))+)/g;
const boundClass = /\[class\.([\w-]+)\]/g;
const styledClass = /\.([a-z][\w-]*)/gi;

/** Finds the classes in the compiled templates of a script. */
export function classesCompiledIn(script: string): readonly string[] {
  return firstGroups(script, compiledClasses).flatMap((list) =>
    firstGroups(list, /["'`]([^"'`]*)["'`]/g),
  );
}

/** Finds the classes in class bindings or, for a stylesheet, in its selectors. */
export function classesNamedIn(file: string, text: string): readonly string[] {
  return firstGroups(text, /\.s?css$/.test(file) ? styledClass : boundClass);
}

/**
 * Collects all class names that elements of examples, and of the library components in them, can have.
 *
 * @param served the folder with the scripts
 */
export function classesOfExamples(
  scanned: readonly Pick<ScannedExample, 'sources'>[],
  pages: readonly Pick<Prerendered, 'html'>[],
  served: string,
): readonly string[] {
  const rendered = pages.flatMap(({ html }) =>
    parse(html)
      .querySelectorAll('[class]')
      .flatMap((element) => [...element.classList.values()]),
  );
  const scripts = listFiles(served).filter((file) => file.endsWith('.js'));
  const compiled = scripts.flatMap((file) =>
    classesCompiledIn(readFileSync(join(served, file), 'utf8')),
  );
  const named = scanned.flatMap(({ sources }) =>
    Object.entries(sources).flatMap(([file, text]) => classesNamedIn(file, text)),
  );
  return [...new Set([...rendered, ...compiled, ...named])].sort();
}
