import { paths } from '@/lib/routes/paths';

const badge = { packageName: 'material', id: 'badge' } as const;
const button = { packageName: 'material', id: 'button' } as const;
const datepicker = { packageName: 'material', id: 'datepicker' } as const;
const dialog = { packageName: 'material', id: 'dialog' } as const;
const table = { packageName: 'material', id: 'table' } as const;

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
  { kind: 'one example', path: paths.example(dialog, 'dialog-overview') },
  { kind: 'guide', path: paths.guide({ id: 'theming' }) },
  { kind: 'catalog', path: paths.categories('components') },
];

/** A navigation that is timed, on this site. */
export const benchNavigation = {
  from: paths.item(button, 'overview'),
  to: paths.item(badge, 'overview'),
} as const;
