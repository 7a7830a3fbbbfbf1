/** Addresses of the theme builder, without the content tables, because browsers load them. */
export const themeBuilderPaths = {
  page: '/theme-builder',
  /** What it computes with, read from the library's Sass. */
  data: '/assets/theme-data.json',
} as const;
