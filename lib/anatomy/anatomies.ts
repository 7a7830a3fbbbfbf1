import { cdkAnatomy } from '@/content/anatomy/cdk';
import { materialAnatomy } from '@/content/anatomy/material';
import type { Anatomy } from '@/content/anatomy/types';
import type { PackageName } from '@/content/types';

/** A row of the tables, with the package its item belongs to. */
export type PackageAnatomy = Anatomy & { packageName: PackageName };

/** How every component that is drawn is drawn to measure. */
export function allAnatomies(): readonly PackageAnatomy[] {
  return [
    ...materialAnatomy.map((anatomy) => ({ ...anatomy, packageName: 'material' as const })),
    ...cdkAnatomy.map((anatomy) => ({ ...anatomy, packageName: 'cdk' as const })),
  ];
}

/** The name of an item's drawing: ids repeat across packages. */
export function anatomyName({ packageName, id }: { packageName: PackageName; id: string }): string {
  return `${packageName}-${id}`;
}
