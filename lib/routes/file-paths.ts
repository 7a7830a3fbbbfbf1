import { withBase } from './base';

/*
 * Addresses of files that are not pages. They have a module of their own, without the content tables,
 * because browsers load it.
 */

/** First path segments that hold files: a missing one answers 404 and is never redirected. */
export const fileNamespaces = [
  '_next',
  'live',
  'assets',
  'themes',
  'fonts',
  'search-index',
  '.well-known',
];

/** By itself for the script in every page's head, which is to hold nothing else of this. */
export const themePath = (name: string) => withBase(`/themes/${name}.css`);

/** Every file of the site that something asks for by a fixed name. */
export const filePaths = {
  sitemap: () => withBase('/sitemap.xml'),
  robots: () => withBase('/robots.txt'),
  security: () => withBase('/.well-known/security.txt'),
  theme: themePath,
  versions: () => withBase('/assets/versions.json'),
  apiSchema: (version: number) => withBase(`/assets/api.v${version}.schema.json`),
  /** What serves the live examples: runtime, chunks, styles. */
  live: (file: string) => withBase(`/live/${file}`),
  /** The page that hands an example over to StackBlitz. */
  stackblitz: (exampleId: string) => withBase(`/live/open/${exampleId}.html`),
  /** What the tools of a stage change the looks of an example with. */
  exampleTools: () => withBase('/live/tools/tools.css'),
  /** What the framework makes; names below `static` carry a hash. */
  framework: (file: string) => withBase(`/_next/${file}`),
} as const;
