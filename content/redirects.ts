import type { Redirect } from './types';

/**
 * Redirects from URLs that have moved, or have no page of their own. Those of every item to its overview, of
 * unknown sections and of unknown pages are derived in `lib/routes`.
 */
export const redirects = [
  { from: '/categories', to: '/components/categories' },
  { from: '/components', to: '/components/categories' },
  { from: '/cdk', to: '/cdk/categories' },
  { from: '/guide/cdk-table', to: '/cdk/table/overview' },
] as const satisfies readonly Redirect[];
