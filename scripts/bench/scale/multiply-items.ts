import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allItems } from '@/lib/catalogue/items';

/**
 * Duplicates each item in a copy of the checkout: with its own row, overview and drawing, but the same API.
 * Duplicates have no examples, because an example has only one page.
 *
 * @param times how often each item exists afterwards; 1 changes nothing
 */
export function multiplyItems(copy: string, times: number): void {
  const rows: string[] = [];
  for (let number = 2; number <= times; number++) {
    for (const { overviewPath, ...item } of allItems()) {
      const id = `${item.id}-${number}`;
      const path = overviewPath?.replace(/\.md$/, `-${number}.md`) ?? null;
      if (overviewPath !== undefined && path !== null) {
        cpSync(join(copy, overviewPath), join(copy, path));
      }
      const figures = join(copy, 'content/figures', item.packageName);
      cpSync(join(figures, `${item.id}.svg`), join(figures, `${id}.svg`));
      const row = {
        ...item,
        id,
        name: `${item.name} ${number}`,
        overviewPath: path,
        exampleSpecs: [{ prefix: `none-${id}-` }],
      };
      rows.push(JSON.stringify(row));
    }
  }
  if (rows.length === 0) return;
  writeFileSync(
    join(copy, 'content/doc-items.ts'),
    `import { cdkItems } from './doc-items/cdk';
import { materialItems } from './doc-items/material';
import type { DocItemRow } from './types';

export const itemFiles: Readonly<Record<string, readonly DocItemRow[]>> = {};

export const docItems: readonly DocItemRow[] = [...materialItems, ...cdkItems, ${rows.join(',\n')}];
`,
  );
}
