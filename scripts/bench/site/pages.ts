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

/** A kind of page, by one that stands for it. */
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

/** Where the navigations begin. */
export const navigationStart = paths.item(button, 'overview');

const inList = `a[href="${paths.item(badge, 'overview')}"]`;

/** On this site. */
export const benchNavigations: readonly BenchNavigation[] = [
  { kind: '300 ms of pointing, then pressed', link: inList, pointed: true },
  { kind: 'the next page, pressed at once', link: 'a[rel=next]', pointed: false },
  { kind: 'a page in view, pressed at once', link: inList, pointed: false },
  {
    kind: 'a page out of view, pressed at once',
    link: `${hooked('sideList')} li:last-child > a`,
    pointed: false,
  },
];

/** On any other: from the page that is given to one beside it. */
export const otherNavigations: readonly BenchNavigation[] = [
  { kind: '300 ms of pointing, then pressed', pointed: true },
  { kind: 'a page in view, pressed at once', pointed: false },
];
