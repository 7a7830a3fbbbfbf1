const fontPreload = /<link rel="preload"[^>]* as="font"[^>]*>/g;
const siteSheet = /<link rel="stylesheet" href="[^"]*\/_next\/static\/[^>]*>/;

/**
 * Has a page ask for its style sheet before its fonts: without the one nothing is painted, without the
 * others it is. On a host that speaks HTTP/1.1 the first of them takes the connection that is open.
 *
 * @param html a page; one without fonts or without a style sheet comes back as it is
 */
export function withFontsAfterSheet(html: string): string {
  const fonts = html.match(fontPreload);
  if (!fonts || !siteSheet.test(html)) return html;
  return html.replace(fontPreload, '').replace(siteSheet, (sheet) => sheet + fonts.join(''));
}
