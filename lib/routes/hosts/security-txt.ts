import { filePaths } from '../file-paths';

/** Days for which the file says it may be trusted; the standard advises less than a year. */
const days = 330;

/**
 * Where to report a vulnerability, by RFC 9116.
 *
 * @param contact an address of a web page, or `mailto:`
 * @param baseUrl where the site is served
 */
export function securityText(contact: string, baseUrl: string, now: Date): string {
  const expires = new Date(now.getTime() + days * 86_400_000);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${baseUrl}${filePaths.security()}`,
    '',
  ].join('\n');
}
