import { policyElement } from './policy';

/** In WebKit, `'self'` matches nothing in a document without an origin, and a file cannot name the host it will be on. */
const ownFiles = "'self' https: http:";

/**
 * The policy of the frame in which edited examples run. Angular's compiler creates functions from texts, which the
 * policy of pages forbids. The frame has no origin, so it reaches no file of the site by script; and it requests
 * nothing but scripts, stylesheets and images.
 */
export const framePolicy: readonly string[] = [
  "default-src 'none'",
  `script-src ${ownFiles} 'unsafe-eval'`,
  `style-src ${ownFiles} 'unsafe-inline'`,
  "img-src 'self' data:",
  "font-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
];

/**
 * The policy that hosts send with the frame, instead of the policy of all other responses: directives that browsers
 * ignore in an element of the document. With `sandbox`, the document has no origin even if it is opened without a
 * frame.
 */
export const frameHeader = [...framePolicy, 'sandbox allow-scripts', "frame-ancestors 'self'"].join(
  '; ',
);

/**
 * The document of the frame. It is empty until the page around it sends an example.
 *
 * @param script URL of the loader
 */
export function framePage(script: string): string {
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    policyElement(framePolicy.join('; ')),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><title>Edited example</title>',
    `</head><body><script src="${script}"></script></body></html>\n`,
  ].join('');
}
