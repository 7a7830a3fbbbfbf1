const named = /"rel":"stylesheet","href":"([^"]+)","precedence":"next"/g;

/** Page data contain the site's stylesheets as links with the precedence `next`, in order. */
export function sheetsOfData(data: string): readonly string[] {
  return [...new Set(Array.from(data.matchAll(named), ([, href = '']) => href))];
}

/**
 * React looks for the stylesheets in the page's data by URL when it hydrates, and fetches the missing ones.
 * The page has one joined stylesheet instead (`scripts/export/next/one-sheet.ts`). So this adds them to the
 * head as disabled links, which browsers do not fetch.
 */
export function addDisabledSheets(data: string): void {
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
