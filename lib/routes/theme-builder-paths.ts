import { withBase } from './base';

/** Addresses of the theme builder, without the content tables, because browsers load them. */
export const themeBuilderPaths = {
  page: withBase('/theme-builder'),
  /** What it computes with, read from the library's Sass. */
  data: withBase('/assets/theme-data.json'),
} as const;
