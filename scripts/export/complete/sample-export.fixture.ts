import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { themes } from '@/content/themes';
import { framePage } from '@/lib/routes/hosts/frame-page';
import { framePath } from '@/lib/routes/hosts/headers';
import { sampleSite } from '@/lib/routes/hosts/site.fixture';
import {
  samplePageData,
  samplePageHtml,
  sampleSheet,
} from '@/scripts/export/next/sample-page.fixture';

/** Writes a file into a folder, and the folders it lies in. */
export function writeInto(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** @returns a new folder with an export of a small site, as the framework would write it */
export function writeSampleExport(): string {
  const out = mkdtempSync(join(tmpdir(), 'export-'));
  const write = (name: string, text: string) => writeInto(out, name, text);
  for (const page of sampleSite.pages) {
    const file = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
    write(file, samplePageHtml());
    write(file === '404.html' ? '_not-found.txt' : file.replace('.html', '.txt'), samplePageData);
  }
  for (const file of sampleSite.files.filter((name) => !name.endsWith('index.txt'))) {
    write(file.slice(1), '');
  }
  write('_not-found.html', '<html></html>');
  for (const theme of themes) write(`themes/${theme.name}.css`, '');
  write('_next/static/a.js', '');
  write(sampleSheet.file, sampleSheet.css);
  write(framePath.slice(1), framePage('/live/edit/lib/loader-1234567.js'));
  write('live/open/a.html', '<html><head><meta charset="utf-8"></head></html>');
  return out;
}
