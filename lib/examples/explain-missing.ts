import { findExample } from './catalogue';
import type { ExampleReference } from './reference';
import { hasRegion } from './sources';

/**
 * Describes what a reference to an example should have been, for error messages ("expected …").
 *
 * @returns nothing when the example exists, with the file and region if they are given
 */
export function explainMissing({ example, file, region }: ExampleReference): string | undefined {
  const files = findExample(example)?.files;
  if (!files) return `the id of an example, not "${example}"`;
  if (file === undefined) return undefined;
  if (!files.includes(file)) return `one of the files ${files.join(', ')}, not "${file}"`;
  if (region === undefined || hasRegion(example, file, region)) return undefined;
  return `a region of ${file}, not "${region}"`;
}
