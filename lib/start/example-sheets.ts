/** Style sheets of live examples. */
export interface ExampleSheets {
  /** What every page with an example needs. */
  theme: string;
  /** What the examples of an item need besides, by the item's path: `/components/button`. */
  items: Readonly<Record<string, string>>;
}

/** Tabs of an item that show examples; the others show none. */
const withExamples = /^(\/[^/]+\/[^/]+)\/(?:overview|examples)(?:\/|$)/;

/** The style sheets a page is likely to need: they can come together with the page. */
export function sheetsOfPage(path: string, { theme, items }: ExampleSheets): readonly string[] {
  const item = withExamples.exec(path)?.[1];
  const own = item === undefined ? undefined : items[item];
  return own === undefined ? [] : [theme, own];
}
