import { paths } from '@/lib/routes/paths';
import type { Finding } from './finding';

/**
 * Checks that the sitemap lists the canonical URL of every page once and nothing else, and that robots.txt
 * names the sitemap and disallows no page.
 */
export function checkSitemap(
  pages: readonly string[],
  sitemap: string,
  robots: string,
  baseUrl: string,
): readonly Finding[] {
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) =>
    url.replace(/\/$/, ''),
  );
  const expected = pages
    .filter((page) => page !== paths.notFound())
    .map((page) => (baseUrl + page).replace(/\/$/, ''));
  const finding = (rule: string, message: string): Finding => ({
    path:
      rule === 'robots/sitemap' || rule === 'robots/disallow' ? paths.robots() : paths.sitemap(),
    rule,
    message,
  });

  const findings = [
    ...expected
      .filter((url) => !listed.includes(url))
      .map((url) => finding('sitemap/missing', `${url} is missing`)),
    ...listed
      .filter((url) => !expected.includes(url))
      .map((url) => finding('sitemap/unknown', `${url} is not a page`)),
    ...listed
      .filter((url, index) => listed.indexOf(url) !== index)
      .map((url) => finding('sitemap/twice', `${url} is listed twice`)),
  ];
  for (const [, date = ''] of sitemap.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)) {
    if (Number.isNaN(Date.parse(date)) || Date.parse(date) > Date.now()) {
      findings.push(finding('sitemap/date', `"${date}" is not a date in the past`));
    }
  }
  if (!robots.includes(`Sitemap: ${baseUrl}${paths.sitemap()}`)) {
    findings.push(finding('robots/sitemap', `it does not name ${baseUrl}${paths.sitemap()}`));
  }
  for (const [, path = ''] of robots.matchAll(/^Disallow:\s*(\S+)/gim)) {
    const hidden = pages.find((page) => page.startsWith(path));
    if (hidden !== undefined) {
      findings.push(finding('robots/disallow', `"${path}" disallows ${hidden}`));
    }
  }
  return findings;
}
