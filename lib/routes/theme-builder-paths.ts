import { withBase } from './base';

/** URL paths of the theme builder, in a module without the content tables, because browsers load it. */
export const themeBuilderPaths = {
  page: withBase('/theme-builder'),
  /** The data for its computations, read from the library's Sass. */
  data: withBase('/assets/theme-data.json'),
} as const;
