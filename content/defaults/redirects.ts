import { site } from '@/content/site';
import type { Redirect } from '@/content/types';

const { packages } = site;

/** Redirects from the root paths of sections to their catalogs. */
export const redirects: readonly Redirect[] = [
  { from: '/categories', to: `/${packages[0].key}/categories` },
  ...packages.map(({ key }) => ({ from: `/${key}`, to: `/${key}/categories` })),
];
