import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson } from '@/lib/generated/read';
import { catalogueSchema, type Example } from './schema';

let catalogue: ReadonlyMap<string, Example> | undefined;
let all: readonly Example[] | undefined;

function load(): ReadonlyMap<string, Example> {
  return (catalogue ??= new Map(
    readGeneratedJson(generatedFiles.examples.catalogue, catalogueSchema).map((example) => [
      example.id,
      example,
    ]),
  ));
}

/** Every example of the site, sorted by id. Always the same list. */
export function allExamples(): readonly Example[] {
  return (all ??= [...load().values()]);
}

/** The example with this id, or `undefined`. */
export function findExample(id: string): Example | undefined {
  return load().get(id);
}

/** @throws when the catalogue has no such example */
export function requireExample(id: string): Example {
  const example = findExample(id);
  if (!example) throw new Error(`There is no example "${id}"`);
  return example;
}
