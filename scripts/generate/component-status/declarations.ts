import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/content/site';
import { packageFolder } from '@/lib/catalogue/installed';

/** The facts in the compiled declaration of a component or directive. */
export interface Declaration {
  /** Whether it has styles of its own. */
  isStyled: boolean;
  /** Whether these have rules for forced colors. */
  knowsForcedColors: boolean;
  /** Whether a form can hold its value. */
  isControl: boolean;
}

/** The declarations that the compiler writes into packages, from one to the next. */
const start = /ɵɵngDeclare(?:Component|Directive)\(/;
const control =
  /\bprovide: NG_VALUE_ACCESSOR\b|\b\w+_VALUE_ACCESSOR\b|\bprovide: \w+FormFieldControl\b/;

/** The components and directives in a compiled script, by the names of their classes. */
export function declarationsIn(script: string): ReadonlyMap<string, Declaration> {
  const found = new Map<string, Declaration>();
  for (const part of script.split(start).slice(1)) {
    const [body = ''] = part.split('ɵɵngDeclareClassMetadata(');
    const name = /\btype: (\w+)/.exec(body)?.[1];
    if (name === undefined) continue;
    found.set(name, {
      isStyled: /\bstyles: \[/.test(body),
      knowsForcedColors: /forced-colors:\s*active/.test(body),
      isControl: control.test(body),
    });
  }
  return found;
}

/** The same for all documented packages. */
export function packageDeclarations(): ReadonlyMap<string, Declaration> {
  const scripts = site.packages.flatMap(({ npm }) => {
    const folder = join(packageFolder(npm), 'fesm2022');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
  });
  return new Map(scripts.flatMap((script) => [...declarationsIn(script)]));
}
