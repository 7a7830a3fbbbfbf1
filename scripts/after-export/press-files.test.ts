/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesByExport, pressFilesOf } from './press-files';
import { chunk, exporting, loading, openedChunks } from './sample-chunks.fixture';

describe('files of what is loaded later', () => {
  const app = chunk(loading(11, ['static/chunks/m.js', 'static/chunks/m.css'], 22));

  it('are found by what their module exports', () => {
    const chunks = new Map([
      ['_next/static/chunks/app.js', app],
      [
        '_next/static/chunks/m.js',
        chunk(exporting(122, 'Other'), exporting(22, 'ThemeMenu'), exporting(33, 'Third')),
      ],
    ]);
    expect([...filesByExport(chunks)]).toEqual([
      ['ThemeMenu', ['/_next/static/chunks/m.js', '/_next/static/chunks/m.css']],
    ]);
  });

  it('are nobody’s where the module is not in them', () => {
    const chunks = new Map([
      ['_next/static/chunks/app.js', app],
      ['_next/static/chunks/m.js', chunk(exporting(122, 'Other'))],
    ]);
    expect([...filesByExport(chunks)]).toEqual([]);
  });
});

describe('what presses need in an export', () => {
  let out: string;
  const write = (files: Readonly<Record<string, string>>) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(out, file)), { recursive: true });
      writeFileSync(join(out, file), text);
    }
  };
  beforeEach(() => (out = mkdtempSync(join(tmpdir(), 'presses-'))));
  afterEach(() => rmSync(out, { recursive: true }));

  it('is each file once', () => {
    write(openedChunks());
    const found = pressFilesOf(out);
    expect(found.map(({ control }) => control)).toContain('[data-search]');
    for (const { files } of found) expect(files).toEqual(['/_next/static/chunks/ui.js']);
  });

  it('fails when one cannot be found', () => {
    write(openedChunks(['ExamplePanel']));
    expect(() => pressFilesOf(out)).toThrow(/exports ExamplePanel/);
  });
});
