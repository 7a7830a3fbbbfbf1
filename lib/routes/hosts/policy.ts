import { inlineScripts, policyHash, readBundle } from '@/lib/page-scripts/bundles';

/** Where pages send the project of an example to. */
const stackblitz = 'https://stackblitz.com';

interface PolicyFacts {
  /** Measurement ids; with any, what the trackers need is allowed as well. */
  trackers: readonly string[];
  /** Host of the list of versions; empty for the site's own. */
  docsHost: string;
}

/** What Google asks sites to allow for gtag.js with Analytics 4. */
const trackerSources = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
} as const;

/**
 * The content security policy of the whole site, the same for every page. Scripts are the site's own
 * files, and the few texts that stand in pages, by their hashes. Styles may stand in pages: Angular
 * puts those of components there, and shows sizes by `style` attributes.
 */
export function contentPolicy({ trackers, docsHost }: PolicyFacts): string {
  const more = (name: keyof typeof trackerSources) =>
    trackers.length > 0 ? trackerSources[name] : [];
  const hashes = inlineScripts.map((name) => `'${policyHash(readBundle(name))}'`);
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashes, ...more('script-src')],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...more('img-src')],
    ['connect-src', "'self'", ...(docsHost === '' ? [] : [docsHost]), ...more('connect-src')],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'", stackblitz],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** The policy as an element. It comes before anything it is about. */
export function policyElement(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}
