import { checkDefinition } from './check-definition';
import { readEnvironment } from './environment';
import type { SiteDefinition } from './site-definition';

/**
 * Completes the definition of a site with the values of environment variables about its deployment.
 *
 * @throws with one line for each fault of the definition, or with one line when an environment variable has an
 *   invalid value
 */
export function defineSite(definition: SiteDefinition) {
  const faults = checkDefinition(definition);
  if (faults.length > 0) throw new Error(faults.map((fault) => `site.ts: ${fault}`).join('\n'));
  // Fields of the definition are the defaults of variables, and are validated in the same way.
  const environment = readEnvironment({
    SITE_BASE_URL: definition.baseUrl,
    SITE_REPOSITORY: definition.ownRepository?.address,
    ...process.env,
  });
  return {
    isStrict: false,
    hasThemeBuilder: false,
    hasApiHistory: false,
    hasComponentStatus: false,
    analyticsEvents: [],
    sources: {},
    policy: {},
    look: {},
    lang: 'en',
    dir: 'ltr',
    carvedOut: [],
    ...definition,
    examples: { ...definition.examples },
    /** URL where the site is served, without a trailing slash; canonical URLs start with it. */
    baseUrl: environment.SITE_BASE_URL ?? 'http://localhost:4173',
    /** Host of `assets/versions.json`; empty when it is the site's own. */
    docsHost: environment.NEXT_PUBLIC_DOCS_HOST,
    /**
     * Repository of this site's own texts and examples: pages link to their files and to the form for
     * reporting mistakes there. Without a URL there are no such links.
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
