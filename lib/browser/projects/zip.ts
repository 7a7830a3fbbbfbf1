import { strToU8, zipSync } from 'fflate';

/**
 * Writes texts as files of an archive. They are stored without compression: a project has about ten kilobytes.
 *
 * @param files texts by path, with `/` between folders
 * @param modified the time that the files get
 */
export function zipOf(files: Readonly<Record<string, string>>, modified: Date): Blob {
  const bytes = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, strToU8(text)]),
  );
  return new Blob([zipSync(bytes, { level: 0, mtime: modified })], { type: 'application/zip' });
}
