/** The style sheet that the examples of an item need, by the item's place in the export: `/components/button`. */
export type ExampleSheets = Readonly<Record<string, string>>;

/** Tabs of an item that show examples; the others show none. */
const withExamples = /^(\/[^/]+\/[^/]+)\/(?:overview|examples)(?:\/|$)/;

/** The style sheet a page is likely to need: it can come together with the page. */
export function sheetOfPage(place: string, sheets: ExampleSheets): string | undefined {
  const item = withExamples.exec(place)?.[1];
  return item === undefined ? undefined : sheets[item];
}
