/** A row of page data, which React writes. */
export interface FlightRow {
  /** Hexadecimal; empty for hints, to which no row refers. */
  id: string;
  /** `T` for text with a length; empty for JSON; otherwise a letter for the kind of row. */
  kind: string;
  text: string;
}

const newline = 0x0a;

/**
 * Splits a page's data into rows. A row is `id:text` and a line break; a text row is `id:T<length>,` followed
 * by that many bytes; the length is hexadecimal.
 *
 * @throws when the data end within a row
 */
export function readRows(data: string): FlightRow[] {
  const bytes = Buffer.from(data);
  const rows: FlightRow[] = [];
  for (let at = 0; at < bytes.length;) {
    const colon = bytes.indexOf(':', at);
    if (colon < 0) throw new Error(`The page data end within the row that starts at byte ${at}.`);
    const id = bytes.toString('utf8', at, colon);
    if (bytes[colon + 1] === 'T'.charCodeAt(0)) {
      const comma = bytes.indexOf(',', colon);
      const end = comma + 1 + parseInt(bytes.toString('utf8', colon + 2, comma), 16);
      rows.push({ id, kind: 'T', text: bytes.toString('utf8', comma + 1, end) });
      at = end;
    } else {
      const end = bytes.indexOf(newline, colon);
      const text = bytes.toString('utf8', colon + 1, end < 0 ? undefined : end);
      const kind = /^[A-Z]/.exec(text)?.[0] ?? '';
      rows.push({ id, kind, text: text.slice(kind.length) });
      at = end < 0 ? bytes.length : end + 1;
    }
  }
  return rows;
}

/** Joins rows to page data. */
export function writeRows(rows: readonly FlightRow[]): string {
  return rows
    .map(({ id, kind, text }) =>
      kind === 'T'
        ? `${id}:T${Buffer.byteLength(text).toString(16)},${text}`
        : `${id}:${kind}${text}\n`,
    )
    .join('');
}
