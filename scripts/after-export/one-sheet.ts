const siteSheet = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;

/**
 * Has a page ask for one style sheet instead of one for each room that its parts live in: together they
 * are smaller as sent, and take one request. The framework finds its own still standing in the page, but
 * disabled, so that no browser asks for them, and adds what the next page needs besides them.
 *
 * @param html a page; one with a single style sheet comes back as it is
 * @param joined the URL of the file that holds style sheets of these URLs, in this order
 */
export function withOneSheet(html: string, joined: (sheets: readonly string[]) => string): string {
  const sheets = Array.from(html.matchAll(siteSheet), ([, href = '']) => href);
  if (sheets.length < 2) return html;
  const place = html.search(siteSheet);
  const rest = html.slice(place).replace(siteSheet, (link) => link.replace('/>', ' disabled=""/>'));
  return `${html.slice(0, place)}<link rel="stylesheet" href="${joined(sheets)}"/>${rest}`;
}
