/** The links to the stylesheets of the example that is shown, by address. */
let current = new Map<string, HTMLLinkElement>();

function addSheet(href: string): Promise<readonly [string, HTMLLinkElement]> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve([href, link]));
    link.addEventListener('error', () => reject(new Error(`${href} did not load`)));
    document.head.append(link);
  });
}

/** Shows an example with its own stylesheets only: with those of all, each example would take longer. */
export async function showSheets(sheets: readonly string[]): Promise<void> {
  const wanted = new Set(sheets);
  for (const [href, link] of current) if (!wanted.has(href)) link.remove();
  const kept = [...current].filter(([href]) => wanted.has(href));
  const added = sheets.filter((href) => !current.has(href)).map(addSheet);
  current = new Map([...kept, ...(await Promise.all(added))]);
  await Promise.all([...document.fonts].map((face) => face.load()));
}
