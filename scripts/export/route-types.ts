import { rmSync } from 'node:fs';

/**
 * Removes the types that Next has written for the routes of an earlier build, and those of the development server. It
 * writes them again; until then the type check would miss routes that are gone.
 */
export function removeRouteTypes(): void {
  for (const folder of ['.next/types', '.next/dev/types']) {
    rmSync(folder, { recursive: true, force: true });
  }
}
