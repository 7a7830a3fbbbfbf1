import { cdkItems } from './doc-items/cdk';
import { materialItems } from './doc-items/material';
import type { DocItemRow } from './types';

/** Every row; `lib/catalogue` fills in what they leave out. */
export const docItems: readonly DocItemRow[] = [...materialItems, ...cdkItems];
