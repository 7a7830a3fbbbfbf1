import { anatomies } from '@/content/anatomies';
import type { Anatomy } from '@/content/anatomy/types';
import type { PackageName } from '@/content/types';

/** A row of the tables, with the package its item belongs to. */
export type PackageAnatomy = Anatomy & { packageName: PackageName };

/** How every component that is drawn is drawn to measure. */
export function allAnatomies(): readonly PackageAnatomy[] {
  return Object.entries(anatomies).flatMap(([packageName, rows]) =>
    rows.map((row) => ({ ...row, packageName })),
  );
}

/** The name of an item's drawing: ids repeat across packages. */
export function anatomyName({ packageName, id }: { packageName: PackageName; id: string }): string {
  return `${packageName}-${id}`;
}
