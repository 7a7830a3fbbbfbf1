/** Facts about this deployment. Each can be set by the environment variable it names. */
export const site = {
  name: 'Material',
  /** What the site is about, in titles. */
  subject: 'Angular Material and CDK',
  description:
    'Documentation for Angular Material and its Component Dev Kit: overviews, API reference, styling tokens and live examples.',
  /** Where the site is served, without a trailing slash; canonical URLs start with it. */
  baseUrl: process.env.SITE_BASE_URL ?? 'https://material.example.dev',
  /** Host of `assets/versions.json`; empty means the site's own. */
  docsHost: process.env.NEXT_PUBLIC_DOCS_HOST ?? '',
  repository: 'https://github.com/angular/components',
  /**
   * Where this site's own text and code are, `https://github.com/<owner>/<name>`: pages link to their
   * files and to the form for mistakes there. Empty: they have no such links.
   */
  ownRepository: process.env.SITE_REPOSITORY ?? '',
  /** Measurement ids of the two trackers; without any, nothing is loaded and nothing is sent. */
  analyticsIds: [
    process.env.NEXT_PUBLIC_ANALYTICS_ID_1 ?? '',
    process.env.NEXT_PUBLIC_ANALYTICS_ID_2 ?? '',
  ].filter((id) => id !== ''),
} as const;
