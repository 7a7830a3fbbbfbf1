import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';

/** Whether an element matches a selector of a directive: a tag, attributes, or both. */
export function matchesSelector(element: HTMLElement, selector: string): boolean {
  const tag = /^[\w-]+/.exec(selector)?.[0];
  const attributes = [...selector.matchAll(/\[([\w-]+)\]/g)].map(([, name = '']) => name);
  const own = Object.keys(element.rawAttributes).map((name) => name.replace(/[[\]()]/g, ''));
  if (tag === undefined && attributes.length === 0) return false;
  return (
    (tag === undefined || element.rawTagName === tag) &&
    attributes.every((name) => own.includes(name))
  );
}

/** The elements that signal forms control in a template, or in the templates within a script. */
export function controlledElements(source: string): readonly HTMLElement[] {
  return parse(source)
    .querySelectorAll('*')
    .filter((element) => '[formField]' in element.rawAttributes);
}

const known = new Map<string, readonly HTMLElement[]>();

/** The elements that signal forms control in the files of a folder: an example, or the tests of texts. */
export function controlledIn(folder: string): readonly HTMLElement[] {
  let elements = known.get(folder);
  if (!elements) {
    const files = readdirSync(folder).filter((name) => /\.(?:html|ts)$/.test(name));
    const sources = files.map((name) => readFileSync(join(folder, name), 'utf8'));
    const usesThem = sources.some((text) => text.includes("from '@angular/forms/signals'"));
    elements = usesThem ? sources.flatMap(controlledElements) : [];
    known.set(folder, elements);
  }
  return elements;
}
