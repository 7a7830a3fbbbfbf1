import { existsSync } from 'node:fs';
import { z } from 'zod';
import { hint } from '@/content/nearest';
import type { Finding } from '@/scripts/check/prose/shared/finding';
import type { Fence, ProseFile } from '@/scripts/check/prose/shared/prose-file';
import { builderOptions, schematicOptions } from './installed-options';

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const workspaceExcerpt = z.looseObject({
  schematics: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  styles: z.array(z.string()).optional(),
});

/** Checks that `json` blocks are valid JSON, and that excerpts of `angular.json` use only known options. */
export function checkJson(file: ProseFile): readonly Finding[] {
  const blocks = file.fences.filter(
    ({ language, unchecked }) => language === 'json' && unchecked === undefined,
  );
  return blocks.flatMap((fence) =>
    jsonFaults(fence).map((message) => ({ file: file.path, line: fence.line, message })),
  );
}

/** Returns the problems of one block. */
export function jsonFaults({ code, title = '' }: Pick<Fence, 'code' | 'title'>): readonly string[] {
  let value: unknown;
  try {
    value = JSON.parse(code);
  } catch (error) {
    return [`not JSON: ${error instanceof Error ? error.message : String(error)}`];
  }
  if (!title.startsWith('angular.json')) return [];
  const { data, error } = workspaceExcerpt.safeParse(value);
  if (data === undefined) return [`not an excerpt of angular.json: ${error.message}`];
  const options = builderOptions('build');
  const unknown = Object.keys(data).filter(
    (key) => key !== 'schematics' && !options.has(dashed(key)),
  );
  return [
    ...unknown.map((key) => `no option of the builder: "${key}"${hint(dashed(key), options)}`),
    ...(data.styles ?? [])
      .filter((style) => style.startsWith('node_modules/') && !existsSync(style))
      .filter((style) => existsSync(style.split('/').slice(0, 3).join('/')))
      .map((style) => `no such file: "${style}"`),
    ...Object.entries(data.schematics ?? {}).flatMap(([specifier, settings]) => {
      const [collection = '', name = ''] = specifier.split(':');
      const known = schematicOptions(collection, name);
      if (known === undefined) return [`unknown schematic "${specifier}"`];
      return Object.keys(settings)
        .filter((key) => !known.has(dashed(key)))
        .map((key) => `unknown option "${key}" of ${specifier}${hint(dashed(key), known)}`);
    }),
  ];
}
