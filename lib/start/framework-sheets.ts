const named = /"rel":"stylesheet","href":"([^"]+)","precedence":"next"/g;

/** The URLs of the style sheets of the site that a page's data name, in their order. */
export function sheetsOfData(data: string): readonly string[] {
  return [...new Set(Array.from(data.matchAll(named), ([, href = '']) => href))];
}

/**
 * Puts the style sheets that a page's data name into the head, disabled, so that no browser asks for them: the
 * page has been sent with one in their place (`scripts/export/complete/one-sheet.ts`), and the framework would
 * fetch those that it does not find.
 */
export function standInForSheets(data: string): void {
  const site = document.querySelector('head > link[rel=stylesheet]:not([id])');
  const links = sheetsOfData(data).flatMap((href) => {
    if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return [];
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.dataset['precedence'] = 'next';
    link.setAttribute('disabled', '');
    link.setAttribute('href', href);
    return [link];
  });
  site?.after(...links);
}
