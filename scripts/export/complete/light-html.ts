import { mapFlight } from '@/scripts/shared/map-flight';

/** Scripts and styles, which hold other languages, or a tag with the quotes of its attributes. */
const part = /<(script|style)\b.*?<\/\1>|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gis;
/**
 * A value between double quotes that needs none, or an empty one. What a slash ends would be taken for a part of it,
 * and so stays; an empty address is one, and says so. What else stands between quotes is passed over.
 */
const value =
  /=(?:"([^\s"'=<>`]*[^\s"'=<>`/])"(?=[\s>])|"[^"]+"|'[^']*')|(?<!\s(?:href|src|action))=""(?=[\s/>])/g;

/**
 * A page with no more quotes in its body than HTML needs, and no value where an attribute says all by being
 * there: a browser makes the same of it. The head stays: it is what others read with less than a parser.
 */
export function lightPage(html: string): string {
  const start = html.search(/<body\b/i);
  return start === -1 ? html : html.slice(0, start) + lightHtml(html.slice(start));
}

/** The same in a page's data, where HTML stands as strings: there, each quote takes two letters. */
export function lightData(data: string): string {
  return mapFlight(data, { html: lightHtml });
}

function lightHtml(html: string): string {
  return html.replace(part, (text, language: string | undefined) =>
    language === undefined ? text.replace(value, lightValue) : text,
  );
}

function lightValue(whole: string, plain: string | undefined): string {
  if (plain !== undefined) return `=${plain}`;
  return whole === '=""' ? '' : whole;
}
