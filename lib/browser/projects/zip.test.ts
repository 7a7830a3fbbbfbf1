/** @jest-environment node */
import { readZip } from './read-zip';
import { zipOf } from './zip';

const bytesOf = async (zip: Blob) => Buffer.from(await zip.arrayBuffer());

describe('zipOf', () => {
  it('stores every file whole, with its path', async () => {
    const files = { 'a/package.json': '{}\n', 'a/src/é.ts': `const a = '–';\n`, 'a/empty.css': '' };
    const zip = zipOf(files, new Date());
    expect(zip.type).toBe('application/zip');
    expect(readZip(await bytesOf(zip))).toEqual(files);
  });

  it('gives the files the time', async () => {
    const zip = await bytesOf(zipOf({ a: '' }, new Date(2026, 10, 28, 15, 30, 10)));
    const [time, date] = [zip.readUInt16LE(10), zip.readUInt16LE(12)];
    expect([time >> 11, (time >> 5) & 63, (time & 31) * 2]).toEqual([15, 30, 10]);
    expect([(date >> 9) + 1980, (date >> 5) & 15, date & 31]).toEqual([2026, 11, 28]);
  });
});
