import { findExample } from './catalogue';
import type { Example } from './schema';

export interface ExampleLookUp {
  exampleFiles: readonly string[];
  selectorName: string;
  indexFilename: string;
  description: string;
  componentNames: readonly string[];
}

/** `button-overview` becomes `Button Overview Example`. */
function describe(id: string): string {
  const words = id.split('-').filter((word) => word !== '');
  return [...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)), 'Example'].join(
    ' ',
  );
}

/**
 * Looks up the public facts about an example by its id.
 *
 * @returns all fields, or an empty object if the id is empty or unknown
 */
export function lookUpExample(
  id: string | undefined,
  find: (id: string) => Example | undefined = findExample,
): ExampleLookUp | Record<string, never> {
  const example = id ? find(id) : undefined;
  if (!example) return {};
  return {
    exampleFiles: example.files,
    selectorName: example.selector,
    indexFilename: example.primaryFile,
    description: example.title || describe(example.id),
    componentNames: [example.componentName, ...example.additionalComponents],
  };
}
