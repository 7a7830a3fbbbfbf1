/**
 * The stylesheet of an item's examples, by the item's path without the base path, such as
 * `/components/button`.
 */
export type ExampleSheets = Readonly<Record<string, string>>;

/** Matches the tabs of an item that show examples. */
const withExamples = /^(\/[^/]+\/[^/]+)\/(?:overview|examples)(?:\/|$)/;

/** Returns the stylesheet that a page probably needs, to preload it with the page. */
export function sheetOfPage(place: string, sheets: ExampleSheets): string | undefined {
  const item = withExamples.exec(place)?.[1];
  return item === undefined ? undefined : sheets[item];
}
