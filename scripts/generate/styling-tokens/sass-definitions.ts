import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SassDefinition } from '@/lib/styling/sass-names';

const forward = /@forward\s+'([^']+)'(?:\s+as\s+([\w-]+)\*)?(?:\s+show\s+([^;]+))?[^;]*;/g;

/**
 * Reads the signature of a mixin or function that a package exports, and the comment above it.
 *
 * @param root folder of the package
 * @param name as users of the package write it, without a namespace
 * @throws when the package exports no such name
 */
export function definitionOf(root: string, name: string): SassDefinition {
  const found = findIn(join(root, '_index.scss'), name);
  if (!found) {
    throw new Error(`content/sass-names.ts: name ${name}: expected a mixin or function of ${root}`);
  }
  return { name, ...found };
}

/** Searches a file, and then the files that it forwards, some of them under a prefix. */
function findIn(file: string, name: string): Omit<SassDefinition, 'name'> | undefined {
  const source = readFileSync(file, 'utf8');
  const own = definitionIn(source, name);
  if (own) return own;
  for (const [, path = '', prefix = '', shown] of source.matchAll(forward)) {
    const names = shown?.replace(/\/\/.*$/gm, '').split(/[\s,]+/);
    if (!name.startsWith(prefix) || (names && !names.includes(name))) continue;
    const inner = fileOf(join(dirname(file), path));
    const found = inner && findIn(inner, name.slice(prefix.length));
    if (found) return found;
  }
  return undefined;
}

function fileOf(path: string): string | undefined {
  const base = path.slice(path.lastIndexOf('/') + 1);
  const files = [join(dirname(path), `_${base}.scss`), join(path, '_index.scss'), `${path}.scss`];
  return files.find((file) => existsSync(file));
}

function definitionIn(source: string, name: string): Omit<SassDefinition, 'name'> | undefined {
  const start = new RegExp(`^@(mixin|function) ${name}(?![\\w-])`, 'm').exec(source);
  if (!start) return undefined;
  const text = descriptionAbove(source.slice(0, start.index));
  return {
    kind: start[1] === 'mixin' ? 'mixin' : 'function',
    parameters: parametersAt(source, start.index + start[0].length),
    ...(text !== '' && { text }),
  };
}

/** The parameters with their parentheses, on one line; `()` where there are none. */
function parametersAt(source: string, start: number): string {
  if (source.charAt(start) !== '(') return '()';
  const parameters: string[] = [];
  const text = source.slice(start + 1).replace(/\/\/.*$/gm, '');
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length && depth >= 0; at++) {
    const character = text.charAt(at);
    if (character === '(') depth++;
    else if (character === ')') depth--;
    if (depth < 0 || (depth === 0 && character === ',')) {
      parameters.push(text.slice(from, at).replace(/\s+/g, ' ').trim());
      from = at + 1;
    }
  }
  return `(${parameters
    .filter((parameter) => parameter !== '')
    .map(withoutPrivateDefault)
    .join(', ')})`;
}

/** A default that is a variable of its file means nothing to readers; one may also be an earlier parameter. */
function withoutPrivateDefault(parameter: string, at: number, all: readonly string[]): string {
  const [name = '', value = ''] = parameter.split(/:\s*(.*)/);
  const earlier = all.slice(0, at).map((each) => each.split(':')[0]);
  const used = value.match(/\$[\w-]+/g) ?? [];
  return used.every((variable) => earlier.includes(variable)) ? parameter : `${name}: …`;
}

/** The comment that ends a text, without annotations such as `@param`. */
function descriptionAbove(source: string): string {
  const lines = source.trimEnd().split('\n');
  const first = lines.findLastIndex((line) => !line.startsWith('//')) + 1;
  const comment = lines.slice(first).map((line) => line.replace(/^\/\/+\s?/, ''));
  const end = comment.findIndex((line) => line.startsWith('@') || line.trim() === '');
  return (end === -1 ? comment : comment.slice(0, end)).join(' ').replace(/\s+/g, ' ').trim();
}
