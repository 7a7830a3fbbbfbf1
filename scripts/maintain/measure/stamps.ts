import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/content/site';
import type { DocItem } from '@/content/types';
import { allAnatomies, type PackageAnatomy } from '@/lib/anatomy/anatomies';
import { installedVersion } from '@/lib/catalogue/installed';
import { allItems } from '@/lib/catalogue/items';
import { library } from '@/lib/catalogue/library';
import { releaseOf } from '@/lib/catalogue/version';
import { claims } from '@/lib/examples/of-item';
import { generatedFiles } from '@/lib/generated/files';
import { type ItemMeasures, itemMeasuresSchema, type MeasureStamp } from '@/lib/measured/schema';
import { type ExamplePlace, findExamples } from '@/scripts/generate/live-examples/layout';
import { listFiles } from '@/scripts/shared/list-files';
import { fingerprint, fingerprintOfFiles } from '@/scripts/shared/stamp';
import { measuredFields } from './browser/measure-anatomy';
import { colorRoles, fontFiles, sizesOf } from './browser/page-styles';

export const tokensFile = 'app/styles/tokens.css';
const codeFolder = 'scripts/maintain/measure/browser';
/** Files elsewhere that decide what all examples look like. */
const stageStyles = 'scripts/generate/live-examples/stage.scss';
const runtime = 'scripts/generate/live-examples/workspace/src/main.ts';

/** An item of which something is measured. */
export interface MeasuredItem {
  item: DocItem;
  /** Its file in `content/measured`. */
  file: string;
  anatomy: PackageAnatomy | undefined;
  /** The stamp that its file should have. */
  stamp: MeasureStamp;
}

/** The short form of a fingerprint, for committed files. */
export const short = (hash: string): string => hash.slice(0, 12);
const isTest = (file: string) => /\.(?:spec|test)\.ts$/.test(file);

/** Packages with their releases, as one text. */
export const versionsOf = (packages: readonly string[]): string =>
  packages.map((name) => `${name} ${releaseOf(installedVersion(name))}`).join(', ');

function themeStamp(): string {
  const tokens = readFileSync(tokensFile, 'utf8');
  const theme = library.examples.styles;
  const files = [stageStyles, ...Object.values(fontFiles), ...(theme === undefined ? [] : [theme])];
  // Without the colors themselves: drawings contain roles.
  return fingerprint(
    JSON.stringify([sizesOf(tokens), colorRoles(tokens)]),
    fingerprintOfFiles(files),
  );
}

function methodStamp(): string {
  const files = listFiles(codeFolder).filter((file) => !isTest(file));
  return fingerprintOfFiles([...files.map((file) => join(codeFolder, file)), runtime]);
}

/** A fingerprint of the sources of examples, wherever their folders are. */
function sourcesStamp(examples: readonly ExamplePlace[]): string {
  const sources = examples.flatMap(({ path, folder }) =>
    listFiles(folder)
      .filter((file) => !isTest(file))
      .flatMap((file) => [`${path}/${file}`, readFileSync(join(folder, file))]),
  );
  return fingerprint(...sources);
}

/** Every item of which something is measured, with the stamp of its current sources. Needs no build. */
export function measuredItems(
  examples = findExamples(library.examples, library.packages),
): readonly MeasuredItem[] {
  const shared = {
    library: versionsOf(site.packages.map(({ npm }) => npm)),
    theme: short(themeStamp()),
    method: short(methodStamp()),
  };
  return allItems().flatMap((item): readonly MeasuredItem[] => {
    const { packageName, id } = item;
    const anatomy = allAnatomies().find(
      (row) => row.packageName === packageName && row.item === id,
    );
    const own = examples.filter(({ id: example, path }) =>
      claims(item, { id: example, packagePath: path }),
    );
    if (own.length === 0 && !anatomy) return [];
    const stamp: MeasureStamp = {
      library: shared.library,
      examples: short(sourcesStamp(own)),
      ...(anatomy && { drawing: short(fingerprint(JSON.stringify(measuredFields(anatomy)))) }),
      theme: shared.theme,
      method: shared.method,
    };
    return [{ item, file: generatedFiles.measuresOf(packageName, id), anatomy, stamp }];
  });
}

/** The names of the fields in which two stamps differ. */
function differences(stamp: MeasureStamp, found: MeasureStamp): readonly string[] {
  const names = ['library', 'examples', 'drawing', 'theme', 'method'] as const;
  return names.filter((name) => stamp[name] !== found[name]);
}

function readMeasures(file: string): ItemMeasures | undefined {
  try {
    return itemMeasuresSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    // Not JSON, for instance because of a merge conflict.
    return undefined;
  }
}

/** Why the measures of an item are out of date: fields of its stamp, `missing` or `invalid`. Empty if current. */
export function outdatedFields({ file, stamp }: Pick<MeasuredItem, 'file' | 'stamp'>) {
  if (!existsSync(file)) return ['missing'];
  const data = readMeasures(file);
  return data === undefined ? ['invalid'] : differences(stamp, data.from);
}

/** The files of items that are no longer measured. */
export function obsoleteFiles(items: readonly Pick<MeasuredItem, 'file'>[]): readonly string[] {
  const folder = generatedFiles.measures;
  if (!existsSync(folder)) return [];
  const known = new Set(items.map(({ file }) => file));
  return listFiles(folder)
    .map((file) => `${folder}/${file}`)
    .filter((file) => !file.endsWith('.status.json') && !known.has(file));
}

/** One line for each file of `content/measured` that is out of date, with the reasons. */
export function outdatedMeasures(items = measuredItems()): readonly string[] {
  const stale = items.flatMap((item) => {
    const fields = outdatedFields(item);
    return fields.length === 0 ? [] : [`${item.file}: ${fields.join(', ')}`];
  });
  return [...stale, ...obsoleteFiles(items).map((file) => `${file}: obsolete`)];
}
