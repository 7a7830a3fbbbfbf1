import { filePaths } from '../file-paths';

/** Number of days until the file expires; the standard recommends less than a year. */
const days = 330;

/**
 * The content of `security.txt`: where to report a vulnerability (RFC 9116).
 *
 * @param contact URL of a web page, or a `mailto:` URL
 * @param baseUrl origin of the site
 * @param now the time from which the file is valid
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
