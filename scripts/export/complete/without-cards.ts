import { flightElement, readRows, writeRows } from '@/scripts/shared/flight-rows';

/** What sites that show a card of a page read. */
const card = /^(?:og|article|twitter):/;

/**
 * Takes out of a page's data what only sites that show a card of it read. They read the page itself; a navigation
 * would make ten elements for nobody, while someone waits.
 *
 * @param data as the framework exported them
 */
export function withoutCards(data: string): string {
  const rows = readRows(data).map((row) => {
    const hasCard = row.kind === '' && /"(?:og|article|twitter):/.test(row.text);
    // What others refer into stays as it is.
    if (!hasCard || data.includes(`"$${row.id}:`)) return row;
    const text = JSON.stringify(JSON.parse(row.text), (_, value: unknown) =>
      isOfCard(value) ? null : value,
    );
    return { ...row, text };
  });
  return writeRows(rows);
}

function isOfCard(value: unknown): boolean {
  const [, type, , props] = flightElement.safeParse(value).data ?? [];
  if (type !== 'meta') return false;
  return [props?.['property'], props?.['name']].some(
    (name) => typeof name === 'string' && card.test(name),
  );
}
