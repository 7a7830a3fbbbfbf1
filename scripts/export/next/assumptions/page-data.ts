import { partMark, withParts } from '@/lib/browser/page/page-parts';
import { buildOf } from '@/lib/start/next/page-data';
import { type Assumption, mustEqual } from '../contract/assumption';
import type { Exported } from '../contract/exported';
import { longText, samplePages } from '../contract/sample-app';
import { readRows, writeRows } from '../flight-rows';
import { createRowSharer } from '../share-rows';

/** What the site's build and its scripts assume about the data of a page. */
export const dataAssumptions: readonly Assumption<Exported>[] = [
  {
    name: 'Data are rows "id:text" and a line break; text rows are "id:T<bytes>," and that many bytes',
    holds: ({ pages }) => {
      for (const { path, data } of pages()) {
        const rows = readRows(data);
        mustEqual(writeRows(rows), data, `The rows of ${path}`);
        const strange = rows.filter(({ id }) => !/^[0-9a-f]*$/.test(id)).map(({ id }) => id);
        mustEqual(strange, [], `Ids of rows of ${path} that are not hexadecimal`);
      }
    },
  },
  {
    name: 'Rows without a letter are JSON',
    holds: ({ pages }) => {
      for (const { data } of pages()) {
        for (const { kind, text } of readRows(data)) if (kind === '') JSON.parse(text);
      }
    },
  },
  {
    name: 'A long text is a row of its own, as it is, letters of several bytes included',
    holds: ({ page }) => {
      const texts = readRows(page(samplePages.wren).data).filter(({ kind }) => kind === 'T');
      mustEqual(
        texts.map(({ text }) => text),
        [longText],
        'Text rows',
      );
    },
  },
  {
    name: 'The first thing that the data call "b" is the build, the same in all pages',
    holds: ({ files, pages }) => {
      const builds = new Set(pages().map(({ data }) => buildOf(data)));
      mustEqual(builds.size, 1, `Builds of pages: ${[...builds].join(' ')}`);
      const [build = ''] = builds;
      const isFolder = files.some((file) => file.startsWith(`_next/static/${build}/`));
      mustEqual(isFolder, true, `"${build}" is the build that files lie below`);
    },
  },
  {
    name: 'The data hold none of the control characters that mark what pages share',
    holds: ({ pages }) => {
      const marked = pages().filter(({ data }) => data.includes(partMark));
      mustEqual(
        marked.map(({ path }) => path),
        [],
        'Pages with marks',
      );
    },
  },
  {
    name: 'What pages have in common in their data can be taken out and put back',
    holds: ({ pages }) => {
      const all = pages().map(({ data }) => data);
      const sharer = createRowSharer();
      all.forEach((data) => sharer.count(data));
      const shared = all.map((data) => sharer.share(data));
      mustEqual(sharer.parts.length > 0, true, 'Pages share something');
      mustEqual(
        shared.map((data) => withParts(data, sharer.parts)),
        all,
        'The data, put together again',
      );
    },
  },
];
