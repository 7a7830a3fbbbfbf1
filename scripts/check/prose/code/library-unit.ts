import type { ApiDoc } from '@/lib/api/model';
import type { Unit } from './unit';

/** Angular's own modules and directives that snippets may use. */
const framework = {
  '@angular/common': ['CommonModule', 'NgOptimizedImage'],
  '@angular/forms': ['FormsModule', 'ReactiveFormsModule'],
  '@angular/router': ['RouterLink', 'RouterLinkActive', 'RouterOutlet'],
};

/** Creates the file that imports every directive and pipe of the library, for templates without a class. */
export function libraryUnit(docs: readonly ApiDoc[]): Unit {
  const imports: string[] = [];
  const names: string[] = [];
  const add = (name: string, specifier: string) => {
    const alias = `${name}${names.length}`;
    imports.push(`import { ${name} as ${alias} } from '${specifier}';`);
    names.push(alias);
  };
  for (const { entryPoint, symbols } of docs) {
    // Templates do not use components of testing entry points.
    if (entryPoint.includes('/testing')) continue;
    for (const symbol of symbols) {
      const isDirective = symbol.kind === 'component' || symbol.kind === 'directive';
      const isUsable = isDirective && symbol.standalone && symbol.selectors.length > 0;
      if (isUsable || symbol.kind === 'pipe') add(symbol.name, entryPoint);
    }
  }
  for (const [specifier, exported] of Object.entries(framework)) {
    for (const name of exported) add(name, specifier);
  }
  const text = `${imports.join('\n')}\nexport const library = [${names.join(', ')}];\n`;
  return { path: 'library.ts', text, line: 0, kind: 'support' };
}
