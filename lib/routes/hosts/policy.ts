import type { AllowedOrigins } from '@/content/site-definition';
import { inlineScripts, policyHash, readBundle } from '@/lib/page-scripts/bundles';

/** Forms with the project of an example are submitted to this origin. */
const stackblitz = 'https://stackblitz.com';

interface PolicyFacts {
  /** Measurement ids; if there are any, the origins that the trackers need are allowed as well. */
  trackers: readonly string[];
  /** Host of the list of versions; empty when it is the site's own host. */
  docsHost: string;
  /** Further origins that `site.ts` allows. */
  allowed?: AllowedOrigins;
}

/** The sources that Google requires for gtag.js with Analytics 4. */
const trackerSources = {
  // No other script of that host: anybody can create a container there, with other scripts.
  'script-src': ['https://www.googletagmanager.com/gtag/js'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
} as const;

/**
 * The content security policy of pages. It allows scripts in the site's own files, and inline scripts by their hashes.
 * Inline styles are allowed because Angular inserts the styles of components into the page, and sets sizes with
 * `style` attributes.
 *
 * @param scripts texts of the allowed inline scripts; by default the few that all pages share, so that one policy
 *   fits every page
 */
export function contentPolicy(
  { trackers, docsHost, allowed = {} }: PolicyFacts,
  scripts: readonly string[] = inlineScripts.map(readBundle),
): string {
  const more = (name: keyof typeof trackerSources) =>
    trackers.length > 0 ? trackerSources[name] : [];
  const { images = [], fonts = [], frames = [], connections = [] } = allowed;
  const hashes = [...new Set(scripts)].map((script) => `'${policyHash(script)}'`);
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashes, ...more('script-src')],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...more('img-src'), ...images],
    ...(fonts.length > 0 ? [['font-src', "'self'", 'data:', ...fonts]] : []),
    ...(frames.length > 0 ? [['frame-src', "'self'", ...frames]] : []),
    [
      'connect-src',
      "'self'",
      ...(docsHost === '' ? [] : [docsHost]),
      ...more('connect-src'),
      ...connections,
    ],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'", stackblitz],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** The policy as a `<meta>` element. It must precede everything that it applies to. */
export function policyElement(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/**
 * Adds a policy to a page, right after the encoding, which must come within the first kilobyte.
 *
 * @throws when the page does not state its encoding
 */
export function withPolicy(html: string, policy: string): string {
  const encoding = /<meta charset="utf-8"\s*\/?>/i;
  if (!encoding.test(html)) throw new Error('A page has no <meta charset="utf-8">.');
  return html.replace(encoding, (meta) => meta + policyElement(policy));
}
