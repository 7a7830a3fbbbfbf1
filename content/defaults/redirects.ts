import { site } from '@/content/site';
import type { Redirect } from '@/content/types';

const { packages } = site;

/** The roots of sections, whose catalog is what they stand for. */
export const redirects: readonly Redirect[] = [
  { from: '/categories', to: `/${packages[0].key}/categories` },
  ...packages.map(({ key }) => ({ from: `/${key}`, to: `/${key}/categories` })),
];
