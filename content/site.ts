import { readEnvironment } from './environment';
import type { AnalyticsExtra } from './types';

const environment = readEnvironment(process.env);

/**
 * What the trackers are sent besides page views: `exception` (errors nobody caught), `theme_select` and
 * `version_select` (choices in the menus). None of it unless it is named here.
 */
const analyticsEvents: readonly AnalyticsExtra[] = [];

/** Facts about this deployment. Each can be set by the environment variable it names. */
export const site = {
  name: 'Material',
  /** What the site is about, in titles. */
  subject: 'Angular Material and CDK',
  description:
    'Documentation for Angular Material and its Component Dev Kit: overviews, API reference, styling tokens and live examples.',
  /** Where the site is served, without a trailing slash; canonical URLs start with it. */
  baseUrl: environment.SITE_BASE_URL,
  /** Host of `assets/versions.json`; empty means the site's own. */
  docsHost: environment.NEXT_PUBLIC_DOCS_HOST,
  repository: 'https://github.com/angular/components',
  /**
   * Where this site's own text and code are, `https://github.com/<owner>/<name>`: pages link to their
   * files and to the form for mistakes there. Empty: they have no such links.
   */
  ownRepository: environment.SITE_REPOSITORY,
  /** Measurement ids of the two trackers; without any, nothing is loaded and nothing is sent. */
  analyticsIds: [
    environment.NEXT_PUBLIC_ANALYTICS_ID_1,
    environment.NEXT_PUBLIC_ANALYTICS_ID_2,
  ].filter((id) => id !== ''),
  analyticsEvents,
} as const;
