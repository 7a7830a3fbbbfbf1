import { readEnvironment } from './environment';
import type { SiteDefinition } from './site-definition';

/**
 * Completes what a site is about by what the environment says of its deployment.
 *
 * @throws in one line when a variable of the environment, or what stands for it, says what cannot be
 */
export function defineSite(definition: SiteDefinition) {
  // What the environment leaves open, the site says; the same holds for both.
  const environment = readEnvironment({
    SITE_BASE_URL: definition.baseUrl,
    SITE_REPOSITORY: definition.ownRepository?.address,
    ...process.env,
  });
  return {
    isStrict: false,
    hasThemeBuilder: false,
    hasApiHistory: false,
    analyticsEvents: [],
    sources: {},
    carvedOut: [],
    examples: {},
    ...definition,
    /** Where the site is served, without a trailing slash; canonical URLs start with it. */
    baseUrl: environment.SITE_BASE_URL ?? 'http://localhost:4173',
    /** Host of `assets/versions.json`; empty means the site's own. */
    docsHost: environment.NEXT_PUBLIC_DOCS_HOST,
    /**
     * Where this site's own text and examples are: pages link to their files and to the form for mistakes
     * there. Without an address they have no such links.
     */
    ownRepository: {
      branch: 'main',
      ...definition.ownRepository,
      address: environment.SITE_REPOSITORY ?? '',
    },
    /** Measurement ids of the two trackers; without any, nothing is loaded and nothing is sent. */
    analyticsIds: [
      environment.NEXT_PUBLIC_ANALYTICS_ID_1,
      environment.NEXT_PUBLIC_ANALYTICS_ID_2,
    ].filter((id) => id !== ''),
  };
}
