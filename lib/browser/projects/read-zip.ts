import { crc32 } from 'node:zlib';

/**
 * For tests: reads an archive of stored files by its directory, as programs do, and checks every checksum.
 *
 * @throws when the archive is damaged
 */
export function readZip(zip: Buffer): Record<string, string> {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== 0x06054b50) throw new Error('The archive has no end.');
  const files: Record<string, string> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error('The directory is damaged.');
    const [crc, size, nameLength] = [
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
    ];
    const start = zip.readUInt32LE(at + 42);
    const name = zip.subarray(at + 46, at + 46 + nameLength);
    // The header of each file repeats its metadata and its name.
    const isSame =
      zip.readUInt32LE(start) === 0x04034b50 &&
      zip.subarray(start + 4, start + 30).equals(zip.subarray(at + 6, at + 32)) &&
      zip.subarray(start + 30, start + 30 + nameLength).equals(name);
    const bytes = zip.subarray(start + 30 + nameLength, start + 30 + nameLength + size);
    if (!isSame || crc32(bytes) !== crc) throw new Error(`${name.toString()} is damaged.`);
    files[name.toString()] = bytes.toString();
    at += 46 + nameLength;
  }
  if (at !== end) throw new Error('The directory has another size.');
  return files;
}
