/** @jest-environment node */
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
  const filesOf = (files: Readonly<Record<string, string>>) =>
    pressFilesOf(new Map(Object.entries(files)));

  it('is each file once', () => {
    const found = filesOf(openedChunks());
    expect(found.map(({ control }) => control)).toContain('[data-search]');
    for (const { files } of found) expect(files).toEqual(['/_next/static/chunks/ui.js']);
  });

  it('fails when one cannot be found', () => {
    expect(() => filesOf(openedChunks(['ExamplePanel']))).toThrow(/exports ExamplePanel/);
  });
});
