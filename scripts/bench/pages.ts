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
export const benchNavigation = {
  from: paths.item(button, 'overview'),
  to: paths.item(badge, 'overview'),
} as const;
