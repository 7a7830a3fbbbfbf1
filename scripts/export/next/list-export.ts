import { join } from 'node:path';
import { fileNamespaces } from '@/lib/routes/file-paths';
import { isHashed } from '@/lib/routes/hosts/headers';
import { hostFiles, isCompressed } from '@/lib/routes/hosts/host-files';
import type { SiteFiles } from '@/lib/routes/hosts/site-files';
import { splitFirstSegment } from '@/lib/routes/redirects';
import { listFiles } from '@/scripts/shared/list-files';
import { readStub } from '@/scripts/shared/read-stub';
import { leftovers, notFoundData } from './export-files';

/** Returns the clean URL at which hosts serve an HTML file. */
export function pageUrl(file: string): string {
  const path = `/${file.replace(/\.html$/, '')}`;
  return path.endsWith('/index') ? path.slice(0, -'index'.length).replace(/(.)\/$/, '$1') : path;
}

/** Lists the HTML files of pages, without redirect stubs and leftovers. */
export function listPageFiles(out: string): readonly string[] {
  return listFiles(out).filter((file) => {
    const [first] = splitFirstSegment(`/${file}`);
    return (
      file.endsWith('.html') &&
      !fileNamespaces.includes(first) &&
      !leftovers.includes(file) &&
      readStub(join(out, file)) === undefined
    );
  });
}

/** Lists the URLs of files that can be cached forever. */
function listHashed(out: string): readonly string[] {
  return listFiles(out)
    .filter((file) => !isCompressed(file))
    .map((file) => `/${file}`)
    .filter(isHashed);
}

/** Lists pages and files of the export, for the rules of hosts. */
export function listExport(out: string): SiteFiles {
  const rules: readonly string[] = Object.values(hostFiles);
  const files = listFiles(out).filter((file) => {
    const [first, rest] = splitFirstSegment(`/${file}`);
    // Below the root, `.txt` files are the pages' data; at the root, they are files such as robots.txt.
    const isPageData = file.endsWith('.txt') && rest !== '';
    return (
      !file.endsWith('.html') &&
      !isCompressed(file) &&
      !isPageData &&
      ![...fileNamespaces, ...rules].includes(first)
    );
  });
  return {
    pages: listPageFiles(out).map(pageUrl),
    files: files.map((file) => `/${file === notFoundData.from ? notFoundData.to : file}`),
    hashed: listHashed(out),
  };
}
