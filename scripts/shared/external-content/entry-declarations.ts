import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Most files of an entry point to read: declarations that were not bundled are one file for each class. */
const maxFiles = 30;

/** The declarations of an entry point, with those of the files that it exports. */
export function declarationsOf(file: string): string {
  const texts = new Map<string, string>();
  const read = (path: string): void => {
    if (texts.has(path) || texts.size >= maxFiles || !existsSync(path)) return;
    const text = readFileSync(path, 'utf8');
    texts.set(path, text);
    for (const [, name = ''] of text.matchAll(/\bexport\b[^;]*?\bfrom ['"](\.[^'"]+)['"]/g)) {
      read(join(dirname(path), `${name.replace(/\.js$/, '')}.d.ts`));
    }
  };
  read(file);
  return [...texts.values()].join('\n');
}

/** Whether the body of a declared class is that of a component or a directive. */
export const isShownInTemplates = (body: string): boolean =>
  /ɵɵ(?:Component|Directive)Declaration/.test(body);
