import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '@/content/site-definition';
import { copyCode, type WorkspaceFiles } from './workspace-files';

/** What decides which routes a site has. */
export interface SiteFacts {
  site: Pick<
    SiteDefinition,
    'packages' | 'hasThemeBuilder' | 'hasComponentStatus' | 'hasApiHistory'
  >;
  /** How many pages there are of each kind. */
  guides: number;
  examples: number;
  overviews: number;
}

const tabs = '[section]/[item]/(tabs)';
const hasExamples = ({ examples }: SiteFacts) => examples > 0;

/** The folders in `app/` of routes that only some sites have, with who has them. */
const optionalRoutes: readonly (readonly [
  route: string,
  isNeeded: (facts: SiteFacts) => unknown,
])[] = [
  [`${tabs}/overview`, ({ overviews }) => overviews > 0],
  ['(guides)/guide/[guide]', ({ guides }) => guides > 0],
  [`${tabs}/examples`, hasExamples],
  ['[section]/[item]/examples', hasExamples],
  [`${tabs}/styling`, ({ site }) => site.packages.some(({ hasTokens }) => hasTokens)],
  ['theme-builder', ({ site }) => site.hasThemeBuilder],
  ['assets/theme-data.json', ({ site }) => site.hasThemeBuilder],
  ['(guides)/guide/component-status', ({ site }) => site.hasComponentStatus],
  ['assets/component-status.json', ({ site }) => site.hasComponentStatus],
  ['(guides)/guide/api-changes', ({ site }) => site.hasApiHistory],
  [`${tabs}/changes`, ({ site }) => site.hasApiHistory],
];

/** Whether a file in `app/` belongs to a route that only some sites have. */
export const isOptional = (file: string) =>
  optionalRoutes.some(([route]) => file.startsWith(`${route}/`));

/**
 * Copies the optional routes that a site has pages for, and removes the others, because Next.js refuses to export a route
 * without pages.
 *
 * @param code the folder with the code of the site
 */
export function placeOptionalRoutes(code: string, facts: SiteFacts, work: WorkspaceFiles): void {
  for (const [route, isNeeded] of optionalRoutes) {
    if (isNeeded(facts)) copyCode(code, `app/${route}`, work);
    else rmSync(join(work.root, 'app', route), { recursive: true, force: true });
  }
}
