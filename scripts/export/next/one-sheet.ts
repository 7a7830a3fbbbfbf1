import { sheetsOfData } from '@/lib/start/next/client-sheets';

const siteSheet = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;

/**
 * Has a page ask for one style sheet instead of one for each room that its parts live in: together they
 * are smaller as sent, and take one request. Before the framework starts, its own are put back, disabled:
 * see `addDisabledSheets`.
 *
 * @param html a page; one without a style sheet comes back as it is
 * @param data what the framework starts from
 * @param joined the URL of the file that holds style sheets of these URLs, in this order
 * @throws when the data name other sheets than the page: the framework would fetch those
 */
export function withOneSheet(
  html: string,
  data: string,
  joined: (sheets: readonly string[]) => string,
): string {
  const sheets = Array.from(html.matchAll(siteSheet), ([, href = '']) => href);
  if (sheets.length === 0) return html;
  const known = new Set(sheetsOfData(data));
  const unknown = sheets.filter((sheet) => !known.has(sheet));
  if (unknown.length > 0) throw new Error(`The page's data do not name ${unknown.join(', ')}.`);
  const place = html.search(siteSheet);
  const rest = html.slice(place).replace(siteSheet, '');
  return `${html.slice(0, place)}<link rel="stylesheet" href="${joined(sheets)}"/>${rest}`;
}
