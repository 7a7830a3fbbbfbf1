/** A kind of page, by one that stands for it. */
export interface BenchPage {
  kind: string;
  path: string;
}

/** The kinds of page that are measured. */
export const benchPages: readonly BenchPage[] = [
  { kind: 'home', path: '/' },
  { kind: 'overview', path: '/components/button/overview' },
  { kind: 'long API', path: '/components/datepicker/api' },
  { kind: 'styling', path: '/components/button/styling' },
  { kind: 'examples', path: '/components/table/examples' },
  { kind: 'one example', path: '/components/dialog/examples/dialog-overview' },
  { kind: 'guide', path: '/guide/theming' },
  { kind: 'catalog', path: '/components/categories' },
];

/** A navigation that is timed, on this site. */
export const benchNavigation = {
  from: '/components/button/overview',
  to: '/components/badge/overview',
} as const;
