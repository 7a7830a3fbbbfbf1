import type { Page } from '@playwright/test';
import { samples } from '@/content/samples';
import { sections } from '@/content/sections';
import { usualWidth } from '@/lib/design/screens';
import { paths } from '@/lib/routes/paths';

/** A state of the site to photograph: a page, or something that a visitor opens on it. */
export interface View {
  name: string;
  path: string;
  /** Runs before the picture is taken; resolves when the result is visible. */
  open?: (page: Page) => Promise<void>;
  /** Photographs only the viewport, for overlays; otherwise the whole page. */
  windowOnly?: boolean;
  /** Only windows narrower than this have it, in CSS pixels. */
  below?: number;
  /** Shows the cookie notice, as on a first visit. */
  firstVisit?: boolean;
}

const { item: button, example, guide } = samples;

/** One page of each kind, and each overlay. */
export const views: readonly View[] = [
  { name: 'home', path: paths.home() },
  { name: 'catalog', path: paths.categories(sections[0].key) },
  { name: 'overview', path: paths.item(button, 'overview') },
  { name: 'api', path: paths.item(button, 'api') },
  { name: 'styling', path: paths.item(button, 'styling') },
  { name: 'examples', path: paths.item(button, 'examples') },
  ...(example === undefined ? [] : [{ name: 'example', path: paths.example(button, example) }]),
  { name: 'guides', path: paths.guides() },
  ...(guide === undefined ? [] : [{ name: 'guide', path: paths.guide({ id: guide }) }]),
  { name: 'changes', path: paths.apiChanges() },
  { name: 'theme-builder', path: paths.themeBuilder() },
  { name: 'not-found', path: paths.notFound() },
  {
    name: 'menu',
    path: paths.guides(),
    windowOnly: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Select a theme' }).click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'drawer',
    path: paths.item(button, 'overview'),
    windowOnly: true,
    below: usualWidth('drawer'),
    open: async (page) => {
      await page.getByRole('main').getByRole('link', { name: /^All / }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'source',
    path: paths.item(button, 'examples'),
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Code of/ })
        .first()
        .click();
      await page.getByRole('tabpanel').first().waitFor();
    },
  },
  {
    name: 'tools',
    path: paths.item(button, 'examples'),
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Tools for/ })
        .first()
        .click();
      await page.getByRole('group', { name: 'Example tools' }).waitFor();
    },
  },
  { name: 'preview', path: paths.examplePreview(button, 'button-overview') },
  { name: 'notice', path: paths.guides(), windowOnly: true, firstVisit: true },
];
