const named = /"rel":"stylesheet","href":"([^"]+)","precedence":"next"/g;

/** Page data name the site's stylesheets as links with the precedence `next`, in their order. */
export function sheetsOfData(data: string): readonly string[] {
  return [...new Set(Array.from(data.matchAll(named), ([, href = '']) => href))];
}

/**
 * Adds the stylesheets that the page's data name to the head, disabled, so that the browser does not fetch them: the
 * page was sent with one sheet in their place (`scripts/export/next/one-sheet.ts`). React looks for them by
 * their address when it hydrates, and would fetch those that it does not find.
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
