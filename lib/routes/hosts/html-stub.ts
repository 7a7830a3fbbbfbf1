import type { Redirect } from '@/content/types';
import { inlineElement, jsonElement } from '@/lib/page-scripts/bundles';
import { escapeHtml } from '@/lib/text/escape-html';
import { withBase } from '../base';
import { policyElement } from './policy';
import { redirectDataId } from './redirect-target';

/** The file name of a redirect's stub, for hosts without redirect rules. */
export function stubFile(redirect: Redirect): string {
  return `${redirect.from.slice(1)}.html`;
}

/** Whether the HTML is that of a stub. */
export function isStub(html: string): boolean {
  return html.includes('<meta http-equiv="refresh"');
}

/** The target of a stub. */
export function stubTarget(html: string): string | undefined {
  return /<meta http-equiv="refresh" content="0; url=([^"]*)">/.exec(html)?.[1];
}

/**
 * An HTML page that redirects to the target: immediately by script, which keeps query and fragment, by
 * refresh without script, and by a link.
 *
 * @param baseUrl origin of the site, for the canonical URL
 * @param policy the site's content security policy
 */
export function htmlStub(redirect: Redirect, baseUrl: string, policy: string): string {
  const to = withBase(redirect.to);
  const href = escapeHtml(to);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    ${policyElement(policy)}
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>Moved to ${href}</title>
    <link rel="canonical" href="${escapeHtml(baseUrl)}${href}">
    ${jsonElement(redirectDataId, { to })}
    ${inlineElement('redirect')}
    <meta http-equiv="refresh" content="0; url=${href}">
  </head>
  <body>
    <p>This page has moved to <a href="${href}">${href}</a>.</p>
  </body>
</html>
`;
}
