import { site } from '@/content/site';

/** What the content security policy of this site depends on. */
export const policyFacts = {
  trackers: site.analyticsIds,
  docsHost: site.docsHost,
  allowed: site.policy,
};
