import { cdkItems } from './doc-items/cdk';
import { materialItems } from './doc-items/material';
import type { DocItem } from './types';

export const docItems: readonly DocItem[] = [...materialItems, ...cdkItems];
