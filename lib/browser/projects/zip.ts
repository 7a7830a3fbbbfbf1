/*
 * Writes ZIP archives (PKWARE APPNOTE 6.3). Files are stored without compression: a project has about ten
 * kilobytes, so a library that compresses would be larger than what it saves.
 */

/** The CRC-32 of each byte. */
const crcOfByte = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcOfByte[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Numbers in little-endian order: pairs of a number and its size in bytes, 2 or 4. */
function numbers(
  ...fields: readonly (readonly [value: number, size: 2 | 4])[]
): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, size]) => sum + size, 0)));
  let at = 0;
  for (const [value, size] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

/** The time and the date of an entry, in the format of MS-DOS: local time in steps of two seconds, from 1980. */
function dosTime(date: Date): readonly [time: number, date: number] {
  return [
    (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1),
    ((date.getFullYear() - 1980) << 9) | ((date.getMonth() + 1) << 5) | date.getDate(),
  ];
}

/**
 * Writes texts as files of an archive.
 *
 * @param files texts by path, with `/` between folders
 * @param modified the time that the files get
 */
export function zipOf(files: Readonly<Record<string, string>>, modified: Date): Blob {
  const encoder = new TextEncoder();
  const [time, date] = dosTime(modified);
  const entries: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let end = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = encoder.encode(path);
    const bytes = encoder.encode(text);
    // Needed version 2.0, names in UTF-8, no compression; the last number is the length of extra fields.
    const facts = numbers(
      [20, 2],
      [0x0800, 2],
      [0, 2],
      [time, 2],
      [date, 2],
      [crc32(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [name.length, 2],
      [0, 2],
    );
    entries.push(numbers([0x04034b50, 4]), facts, name, bytes);
    // Made by version 2.0; no comment, first disk, no attributes.
    directory.push(
      numbers([0x02014b50, 4], [20, 2]),
      facts,
      numbers([0, 2], [0, 2], [0, 2], [0, 4], [end, 4]),
      name,
    );
    end += 4 + facts.length + name.length + bytes.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const count = Object.keys(files).length;
  const close = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [size, 4],
    [end, 4],
    [0, 2],
  );
  return new Blob([...entries, ...directory, close], { type: 'application/zip' });
}
