const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** JSON for other scripts, or for crawlers: the browser does not run it, so no policy applies to it. */
const isData = (attributes: string) => /\stype="[^"]*json"/i.test(attributes);

/** The texts of the inline scripts of a page, whatever they do, in their order. */
export function inlineScriptsOf(html: string): readonly string[] {
  return Array.from(html.matchAll(scriptElement))
    .filter(([, attributes = '']) => !/\ssrc=/i.test(attributes) && !isData(attributes))
    .map(([, , text = '']) => text);
}
