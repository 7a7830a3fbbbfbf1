import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageDataUrl } from '@/lib/start/next/page-data';
import { listFiles } from '@/scripts/shared/list-files';
import { notFoundData } from '../export-files';
import { samplePages } from './sample-app';

/** A page of the sample, as Next wrote it. */
export interface SamplePage {
  path: string;
  html: string;
  data: string;
}

/** The export of the sample. Files are read when something looks at them: a missing one fails that. */
export interface Exported {
  /** The folder of the export. */
  out: string;
  files: readonly string[];
  read: (file: string) => string;
  page: (path: string) => SamplePage;
  pages: () => readonly SamplePage[];
}

/** @param out a folder that `exportSample` returned, or a copy of one */
export function readExported(out: string): Exported {
  const read = (file: string) => readFileSync(join(out, file), 'utf8');
  const page = (path: string) => ({ path, html: read(htmlFile(path)), data: read(dataFile(path)) });
  return {
    out,
    files: listFiles(out),
    read,
    page,
    pages: () => Object.values(samplePages).map(page),
  };
}

export const htmlFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

export const dataFile = (path: string) =>
  path === samplePages.notFound ? notFoundData.from : pageDataUrl(path).slice(1);
