import { cdkItems } from './doc-items/cdk';
import { materialItems } from './doc-items/material';
import type { DocItemRow } from './types';

/** The rows, by the name of their file. */
export const itemFiles: Readonly<Record<string, readonly DocItemRow[]>> = {
  material: materialItems,
  cdk: cdkItems,
};

/** All rows; `lib/catalogue` adds the defaults of missing fields. */
export const docItems: readonly DocItemRow[] = Object.values(itemFiles).flat();
