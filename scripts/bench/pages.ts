import { samples } from '@/content/samples';
import { sections } from '@/content/sections';
import { site } from '@/content/site';
import { paths } from '@/lib/routes/paths';

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

/** A navigation that is timed, on this site. */
export interface BenchNavigation {
  kind: string;
  /** Selector of the link that is pressed. */
  link: string;
  /** Whether someone points at the link before. */
  pointed: boolean;
}

/** Where the navigations begin. */
export const navigationStart = paths.item(button, 'overview');

const inList = `a[href="${paths.item(badge, 'overview')}"]`;

export const benchNavigations: readonly BenchNavigation[] = [
  { kind: '300 ms of pointing, then pressed', link: inList, pointed: true },
  { kind: 'the next page, pressed at once', link: 'a[rel=next]', pointed: false },
  { kind: 'any other page, pressed at once', link: inList, pointed: false },
];
