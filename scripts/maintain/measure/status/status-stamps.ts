import { existsSync, readFileSync } from 'node:fs';
import { site } from '@/content/site';
import type { DocItem } from '@/content/types';
import { installedVersion } from '@/lib/catalogue/installed';
import { allItems } from '@/lib/catalogue/items';
import { generatedFiles } from '@/lib/generated/files';
import {
  type ItemStatus,
  itemStatusSchema,
  type RunStamp,
  type SizeStamp,
} from '@/lib/measured/status-schema';
import { listFiles } from '@/scripts/shared/list-files';
import { fingerprint, fingerprintOfFiles } from '@/scripts/shared/stamp';
import { type MeasuredItem, measuredItems, short, versionsOf } from '../stamps';
import { themeFiles } from './run-page';

/** An item whose status is measured. */
export interface StatusItem {
  item: DocItem;
  /** Its file in `content/measured`. */
  file: string;
  size: SizeStamp;
  /** Nothing for an item without examples. */
  run: RunStamp | undefined;
}

const folder = 'scripts/maintain/measure/status';
const methods = {
  size: [`${folder}/application.ts`, `${folder}/imports.ts`],
  run: [
    `${folder}/run-examples.ts`,
    `${folder}/run-page.ts`,
    'scripts/check/artifact/accessibility/audit-example.ts',
    'scripts/check/artifact/accessibility/rules.ts',
  ],
};

/** The packages that decide how large an application is, besides the library. */
const builders = ['@angular/core', '@angular/build'];

/** Every item whose status the site shows, with the stamps of its current sources. Needs no build. */
export function statusItems(
  measured: readonly MeasuredItem[] = measuredItems(),
): readonly StatusItem[] {
  const packages = site.packages.map(({ npm }) => npm);
  const size: SizeStamp = {
    packages: versionsOf([...packages, ...builders]),
    method: short(fingerprintOfFiles(methods.size)),
  };
  const theme = short(fingerprintOfFiles(Object.values(themeFiles)));
  const method = short(fingerprintOfFiles(methods.run));
  const axe = installedVersion('@axe-core/playwright');
  return allItems().map((item) => {
    const stamp = measured.find((each) => each.item === item)?.stamp;
    return {
      item,
      file: generatedFiles.statusOf(item.packageName, item.id),
      size,
      run: stamp && {
        library: stamp.library,
        axe,
        examples: stamp.examples,
        theme: short(fingerprint(stamp.theme, theme)),
        method,
      },
    };
  });
}

/** Reads a file; one that is broken counts as empty. */
export function readStatus(file: string): ItemStatus {
  if (!existsSync(file)) return {};
  try {
    return itemStatusSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? {};
  } catch {
    // Not JSON, for instance because of a merge conflict.
    return {};
  }
}

const differs = (stamp: object | undefined, found: object | undefined) =>
  JSON.stringify(stamp) !== JSON.stringify(found);

/** Which parts of an item's file are out of date. */
export function outdatedParts({
  file,
  size,
  run,
}: StatusItem): readonly ('missing' | 'size' | 'run')[] {
  if (!existsSync(file)) return ['missing'];
  const status = readStatus(file);
  return [
    ...(status.size !== null && differs(status.size?.from, size) ? (['size'] as const) : []),
    ...(differs(run, status.run?.from) ? (['run'] as const) : []),
  ];
}

/** The files of items that no longer exist. */
export function obsoleteStatus(items: readonly StatusItem[]): readonly string[] {
  const root = generatedFiles.measures;
  const known = new Set(items.map(({ file }) => file));
  return (existsSync(root) ? listFiles(root) : [])
    .map((file) => `${root}/${file}`)
    .filter((file) => file.endsWith('.status.json') && !known.has(file));
}

/** One line for each file that is out of date, with the reasons. */
export function outdatedStatus(items = statusItems()): readonly string[] {
  return [
    ...items.flatMap((item) => {
      const parts = outdatedParts(item);
      return parts.length === 0 ? [] : [`${item.file}: ${parts.join(', ')}`];
    }),
    ...obsoleteStatus(items).map((file) => `${file}: obsolete`),
  ];
}
