import { samples } from '@/content/samples';
import { sections } from '@/content/sections';
import { site } from '@/content/site';
import { hooked } from '@/lib/design/hooks';
import { paths } from '@/lib/routes/paths';
import type { BenchNavigation } from './navigations';

const {
  item: button,
  neighbor: badge,
  longApi: datepicker,
  opening: dialog,
  manyExamples: table,
  guide,
} = samples;

/** A kind of page, with a typical page. */
export interface BenchPage {
  kind: string;
  path: string;
}

/** The kinds of page that are measured. */
export const benchPages: readonly BenchPage[] = [
  { kind: 'home', path: paths.home() },
  { kind: 'overview', path: paths.item(button, 'overview') },
  { kind: 'long API', path: paths.item(datepicker, 'api') },
  { kind: 'styling', path: paths.item(button, 'styling') },
  { kind: 'examples', path: paths.item(table, 'examples') },
  ...(dialog ? [{ kind: 'one example', path: paths.example(dialog, dialog.example) }] : []),
  ...(guide === undefined ? [] : [{ kind: 'guide', path: paths.guide({ id: guide }) }]),
  { kind: 'catalog', path: paths.categories(sections[0].key) },
  ...(site.hasThemeBuilder ? [{ kind: 'theme builder', path: paths.themeBuilder() }] : []),
];

/** The page on which the navigations start. */
export const navigationStart = paths.item(button, 'overview');

const inList = `a[href="${paths.item(badge, 'overview')}"]`;

/** Navigations on this site. */
export const benchNavigations: readonly BenchNavigation[] = [
  { kind: 'click after hovering for 300 ms', link: inList, pointed: true },
  { kind: 'next page, click without hovering', link: 'a[rel=next]', pointed: false },
  { kind: 'page in view, click without hovering', link: inList, pointed: false },
  {
    kind: 'page out of view, click without hovering',
    link: `${hooked('sideList')} li:last-child > a`,
    pointed: false,
  },
];

/** Navigations on other sites: from the given page to one of the same folder. */
export const otherNavigations: readonly BenchNavigation[] = [
  { kind: 'click after hovering for 300 ms', pointed: true },
  { kind: 'page in view, click without hovering', pointed: false },
];
