import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const modules = 'node_modules';
const cli = join(modules, '@angular/cli/src');
const builders = join(modules, '@angular/build/src/builders');

const schema = z.looseObject({
  properties: z
    .record(
      z.string(),
      z.looseObject({ alias: z.string().optional(), default: z.json().optional() }),
    )
    .default({}),
});
const collection = z.looseObject({
  schematics: z.record(
    z.string(),
    z.looseObject({ schema: z.string().optional(), aliases: z.array(z.string()).default([]) }),
  ),
});
const manifest = z.looseObject({ schematics: z.string().optional() });

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The commands of `ng`, without aliases. */
export function ngCommands(): readonly string[] {
  const source = readFileSync(join(cli, 'commands/command-config.js'), 'utf8');
  return [...source.matchAll(/^ {4}'?([\w-]+)'?: \{$/gm)].map(([, name = '']) => name);
}

/** The options that the CLI itself adds to a command, as they are typed. */
export function ownOptions(command: string): ReadonlySet<string> {
  const files = [
    join(cli, 'commands', command, 'cli.js'),
    join(cli, 'command-builder/schematics-command-module.js'),
    join(cli, 'command-builder/architect-command-module.js'),
  ].filter((file) => existsSync(file));
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\.option\('([\w-]+)'/g)].map(
        ([, name = '']) => name,
      ),
    ),
  );
}

/** The builder that a command runs, in a project created by `ng new`. */
const builderOf: Readonly<Record<string, string>> = {
  build: 'application',
  serve: 'dev-server',
  test: 'unit-test',
  'extract-i18n': 'extract-i18n',
};

/** The options of the builder that a command runs; empty for commands without a builder. */
export function builderOptions(command: string): ReadonlySet<string> {
  const builder = builderOf[command];
  return builder === undefined ? new Set() : optionsIn(join(builders, builder, 'schema.json'));
}

/**
 * Returns the options of a schematic of an installed package.
 *
 * @param name its name or an alias
 * @returns undefined when the package or the schematic does not exist
 */
export function schematicOptions(
  packageName: string,
  name: string,
): ReadonlySet<string> | undefined {
  const folder = join(modules, packageName);
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { schematics } = manifest.parse(read(file));
  if (schematics === undefined) return undefined;
  const place = join(folder, schematics);
  const entries = Object.entries(collection.parse(read(place)).schematics);
  const found = entries.find(([own, { aliases }]) => own === name || aliases.includes(name));
  if (found === undefined) return undefined;
  const [, { schema: schemaFile }] = found;
  return schemaFile === undefined ? new Set() : optionsIn(join(dirname(place), schemaFile));
}

/** Returns the names and aliases of the properties of a schema, as they are typed on the command line. */
function optionsIn(file: string): ReadonlySet<string> {
  const { properties } = schema.parse(read(file));
  return new Set(
    Object.entries(properties).flatMap(([name, { alias }]) => [
      dashed(name),
      ...(alias === undefined ? [] : [alias]),
    ]),
  );
}

/**
 * Returns the default values of the options of a package's schematics, where their schemas define one.
 *
 * @returns values as code, by option as it is typed
 */
export function optionDefaults(packageName: string): ReadonlyMap<string, string> {
  const files = globSync(join(modules, packageName, 'schematics/ng-generate/*/schema.json'));
  const properties = files.flatMap((file) => Object.entries(schema.parse(read(file)).properties));
  return new Map(
    properties.flatMap(([name, { default: value }]) =>
      value === undefined ? [] : [[`--${dashed(name)}`, JSON.stringify(value)] as const],
    ),
  );
}

/** Whether a package is installed in `node_modules`. */
export const isInstalled = (packageName: string) =>
  existsSync(join(modules, packageName, 'package.json'));
