import { createHash } from 'node:crypto';

/**
 * The id of an example's Angular application during pre-rendering. Angular uses it in ids and, to scope
 * styles, as an attribute on every element, so it is only as long as needed to be unique. The application
 * that runs in the browser has another id.
 */
export function appIdOf(exampleId: string): string {
  return createHash('sha256').update(exampleId).digest('hex').slice(0, 6);
}
