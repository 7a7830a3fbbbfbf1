import { cdkAnatomy } from './anatomy/cdk';
import { materialAnatomy } from './anatomy/material';
import type { Anatomy } from './anatomy/types';
import type { PackageName } from './types';

/** How components are drawn to measure, by the package they are of. */
export const anatomies: Readonly<Record<PackageName, readonly Anatomy[]>> = {
  material: materialAnatomy,
  cdk: cdkAnatomy,
};
