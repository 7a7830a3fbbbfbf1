import { findExample } from './catalogue';
import type { ExampleReference } from './reference';
import { hasRegion } from './sources';

/**
 * Says what a text that asks for an example should have asked for.
 *
 * @returns nothing when the example, and the file and region if they are named, exist
 */
export function explainMissing({ example, file, region }: ExampleReference): string | undefined {
  const files = findExample(example)?.files;
  if (!files) return `the id of an example, not "${example}"`;
  if (file === undefined) return undefined;
  if (!files.includes(file)) return `one of the files ${files.join(', ')}, not "${file}"`;
  if (region === undefined || hasRegion(example, file, region)) return undefined;
  return `a region of ${file}, not "${region}"`;
}
