import type { DocItem } from '@/content/types';
import { readApiDoc } from '@/lib/api/read-doc';
import type { SymbolKind } from '@/lib/api/symbol-model';
import { hasApi } from '@/lib/catalogue/items';

/** A name and the entry point that exports it. */
export interface MeasuredImport {
  name: string;
  from: string;
}

/** What templates use, and what else applications import. */
const inTemplates: readonly SymbolKind[] = ['component', 'directive', 'pipe'];
const otherwise: readonly SymbolKind[] = ['function', 'class', 'constant'];

/**
 * What an application imports that uses all of an item: every component, directive, pipe and service of its API.
 * Where templates use nothing of it, also every function, class and constant. Deprecated ones are left out. Empty for
 * entry points of tests.
 */
export function importsOf(item: DocItem): readonly MeasuredImport[] {
  if (!hasApi(item)) return [];
  const symbols = readApiDoc(item.apiDocId).symbols.flatMap((symbol) => {
    const from = /from '([^']+)'/.exec(symbol.import)?.[1] ?? '';
    const isUsable = symbol.deprecated === undefined && !from.endsWith('/testing');
    return isUsable ? [{ name: symbol.name, from, kind: symbol.kind }] : [];
  });
  const of = (kinds: readonly SymbolKind[]) => symbols.filter(({ kind }) => kinds.includes(kind));
  const more = of(inTemplates).length > 0 ? [] : otherwise;
  return of([...inTemplates, 'service', ...more]).map(({ name, from }) => ({ name, from }));
}

/** The main script of an application that keeps everything that it imports. */
export function scriptOf(imports: readonly MeasuredImport[]): string {
  const lines = [...Map.groupBy(imports, ({ from }) => from)].map(
    ([from, group]) => `import { ${group.map(({ name }) => name).join(', ')} } from '${from}';\n`,
  );
  return `import { Component } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
${lines.join('')}
@Component({ selector: 'app-root', template: '' })
class App {
  readonly kept: readonly unknown[] = [${imports.map(({ name }) => name).join(', ')}];
}
void bootstrapApplication(App);
`;
}
