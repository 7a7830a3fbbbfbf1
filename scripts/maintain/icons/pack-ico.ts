/** A square PNG and its side in pixels. */
export interface SizedPng {
  size: number;
  png: Buffer;
}

const headerLength = 6;
const entryLength = 16;

/**
 * Packs PNGs into one ICO file, which holds them as they are.
 *
 * @see the format: a header, an entry for each picture with its size and place, then the pictures
 */
export function packIco(pictures: readonly SizedPng[]): Buffer {
  const header = Buffer.alloc(headerLength);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = headerLength + entryLength * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(entryLength);
    // A byte each; 256 is written as 0.
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}
