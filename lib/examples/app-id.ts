import { createHash } from 'node:crypto';

/**
 * What Angular calls an example's application when it renders ahead. It stands in the ids and, to scope
 * styles, as an attribute on every element, so it is as short as keeps examples apart. The one that runs
 * in the browser has another name.
 */
export function appIdOf(exampleId: string): string {
  return createHash('sha256').update(exampleId).digest('hex').slice(0, 6);
}
