import type { MovedFragments } from './types';

/** Content that has moved to another page, and was linked with a fragment. */
export const movedFragments = [
  // Key codes were documented with accessibility before they had a page.
  { from: '/cdk/a11y/api', fragments: /^[A-Z][A-Z0-9_]*$/, to: '/cdk/keycodes/api' },
] as const satisfies readonly MovedFragments[];
