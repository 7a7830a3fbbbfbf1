/** React writes page data as rows. */
export interface FlightRow {
  /** Hexadecimal. Empty for hints, which no other row refers to. */
  id: string;
  /** `T` for text with a length prefix, empty for JSON, otherwise the letter of the protocol for this row. */
  kind: string;
  text: string;
}

const newline = 0x0a;

/**
 * Splits the data of a page into rows. A row is `id:text` up to the end of the line. A text row is
 * `id:T<number of bytes in hexadecimal>,` followed by that many bytes.
 *
 * @throws when the data ends within a row
 */
export function readRows(data: string): FlightRow[] {
  const bytes = Buffer.from(data);
  const rows: FlightRow[] = [];
  for (let at = 0; at < bytes.length;) {
    const colon = bytes.indexOf(':', at);
    if (colon < 0) throw new Error(`A page's data end within the row that starts at byte ${at}.`);
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

/** Joins rows to the data of a page. The inverse of `readRows`. */
export function writeRows(rows: readonly FlightRow[]): string {
  return rows
    .map(({ id, kind, text }) =>
      kind === 'T'
        ? `${id}:T${Buffer.byteLength(text).toString(16)},${text}`
        : `${id}:${kind}${text}\n`,
    )
    .join('');
}
