import { cdkAnatomy } from './anatomy/cdk';
import { materialAnatomy } from './anatomy/material';
import type { Anatomy } from './anatomy/types';
import type { PackageName } from './types';

/** The drawings of components, by package. */
export const anatomies: Readonly<Record<PackageName, readonly Anatomy[]>> = {
  material: materialAnatomy,
  cdk: cdkAnatomy,
};
