import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { listFiles } from '@/scripts/shared/list-files';
import type { Prerendered } from './prerender';

const stringLiteral = /(["'`])((?:(?!\1)[^\\\n]|\\.){1,300})\1/g;
const className = /^[a-z][\w:./\-[\]()%]*$/;

/** The words of a script's strings that can be names of classes; most are not. */
export function wordsIn(script: string): readonly string[] {
  return [...script.matchAll(stringLiteral)]
    .flatMap(([, , text = '']) => text.split(/\s+/))
    .filter((word) => className.test(word));
}

/**
 * All names that elements of examples may have as classes: those of their pre-rendered elements, and whatever
 * the scripts of examples and of what they show may set later.
 *
 * @param served folder with the scripts
 */
export function possibleClasses(
  pages: readonly Pick<Prerendered, 'html'>[],
  served: string,
): readonly string[] {
  const shown = pages.flatMap(({ html }) =>
    parse(html)
      .querySelectorAll('[class]')
      .flatMap((element) => [...element.classList.values()]),
  );
  const scripts = listFiles(served).filter((file) => file.endsWith('.js'));
  const set = scripts.flatMap((file) => wordsIn(readFileSync(join(served, file), 'utf8')));
  return [...new Set([...shown, ...set])].sort();
}
