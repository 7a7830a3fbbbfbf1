import { anatomies } from '@/content/anatomies';
import type { Anatomy } from '@/content/anatomy/types';
import type { PackageName } from '@/content/types';

/** A row of the anatomy tables, with the package of its item. */
export type PackageAnatomy = Anatomy & { packageName: PackageName };

/** All rows of the anatomy tables: how each component is drawn and measured. */
export function allAnatomies(): readonly PackageAnatomy[] {
  return Object.entries(anatomies).flatMap(([packageName, rows]) =>
    rows.map((row) => ({ ...row, packageName })),
  );
}

/** The name of an item's drawing. It contains the package because ids repeat across packages. */
export function anatomyName({ packageName, id }: { packageName: PackageName; id: string }): string {
  return `${packageName}-${id}`;
}
