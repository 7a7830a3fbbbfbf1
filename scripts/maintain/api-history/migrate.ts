import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Tree } from '@angular-devkit/schematics';
import { SchematicTestRunner, UnitTestTree } from '@angular-devkit/schematics/testing';
import { z } from 'zod';

const migrationsSchema = z.object({
  schematics: z.record(z.string(), z.object({ version: z.string().optional() })),
});

const majorOf = (version: string) => Number.parseInt(version, 10);

/**
 * Runs the migrations with which `ng update` goes from one release to another on a stylesheet with all properties
 * of the older one.
 *
 * @param folder of the newer release's `@angular/material`, in a `node_modules` with its `@angular/cdk`
 * @returns the new names, by the old ones
 * @throws when a migration cannot run, or adds, removes or joins lines
 */
export async function migrateProperties(
  folder: string,
  { from, to }: { from: string; to: string },
  properties: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const collection = join(folder, 'schematics/migration.json');
  const { schematics } = migrationsSchema.parse(JSON.parse(readFileSync(collection, 'utf8')));
  const names = Object.entries(schematics).flatMap(([name, { version = '0' }]) =>
    majorOf(version) > majorOf(from) && majorOf(version) <= majorOf(to) ? [name] : [],
  );
  const file = '/properties.css';
  let tree = new UnitTestTree(Tree.empty());
  tree.create('/angular.json', JSON.stringify({ version: 1, projects: {} }));
  tree.create(file, properties.join('\n'));
  const runner = new SchematicTestRunner('migrations', collection);
  for (const name of names) tree = await runner.runSchematic(name, {}, tree);
  const lines = tree.readText(file).split('\n');
  if (lines.length !== properties.length) {
    throw new Error(`${collection}: expected a name for each of ${properties.length} properties`);
  }
  return new Map(properties.map((property, index) => [property, lines[index] ?? property]));
}

/** The tables of renamed and removed symbols, inputs and selectors that migrations read. */
const tables =
  'attributeSelectors|classNames|constructorChecks|cssSelectors|elementSelectors|inputNames|methodCallChecks|outputNames|propertyNames|symbolRemoval';
const filledTable = new RegExp(`\\bexports\\d*\\.(${tables}) = \\{(?!\\})`);
const scripts = /schematics\/ng-update\/(?:data\/[\w-]+|index_bundled)\.js$/;

/**
 * Checks that the migrations of a release rename no symbols, which the history cannot represent.
 *
 * @param folder of the release's `@angular/material` or `@angular/cdk`
 * @throws when they do, or cannot be found, with the name of the file
 */
export function assertNoSymbolRenames(folder: string): void {
  const files = readdirSync(join(folder, 'schematics'), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, 'schematics', name).split(sep).join('/'))
    .filter((file) => scripts.test(file));
  if (files.length === 0) throw new Error(`${folder}: expected the scripts of its migrations`);
  for (const file of files) {
    const table = filledTable.exec(readFileSync(file, 'utf8'))?.[1];
    if (table !== undefined) throw new Error(`${file}: expected an empty table ${table}`);
  }
}
