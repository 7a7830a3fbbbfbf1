import { sheetsOfData } from '@/lib/start/next/client-sheets';

const siteSheet = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;

/**
 * Next links several stylesheets in a page. This replaces them by one, which is smaller when compressed and
 * takes one request. Before the framework starts, `addDisabledSheets` adds the original links again.
 *
 * @param html a page; one without a stylesheet is returned unchanged
 * @param data the page's data
 * @param join joins the stylesheets with these URLs and returns the new URL
 * @throws when the page has a stylesheet that is missing in the data
 */
export function withOneSheet(
  html: string,
  data: string,
  join: (sheets: readonly string[]) => string,
): string {
  const sheets = Array.from(html.matchAll(siteSheet), ([, href = '']) => href);
  if (sheets.length === 0) return html;
  const known = new Set(sheetsOfData(data));
  const unknown = sheets.filter((sheet) => !known.has(sheet));
  if (unknown.length > 0) throw new Error(`The page's data do not contain ${unknown.join(', ')}.`);
  const place = html.search(siteSheet);
  const rest = html.slice(place).replace(siteSheet, '');
  return `${html.slice(0, place)}<link rel="stylesheet" href="${join(sheets)}"/>${rest}`;
}
