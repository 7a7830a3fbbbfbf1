import type { MovedFragments } from './types';

/** What stood on one page and stands on another now, where a fragment told which part of it. */
export const movedFragments = [
  // Codes of keys were described with accessibility before they had a page.
  { from: '/cdk/a11y/api', fragments: /^[A-Z][A-Z0-9_]*$/, to: '/cdk/keycodes/api' },
] as const satisfies readonly MovedFragments[];
