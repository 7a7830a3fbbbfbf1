import { partMark, withParts } from '@/lib/browser/network/page-parts';
import { buildOf } from '@/lib/start/next/page-data';
import { type Assumption, mustEqual } from '../contract/assumption';
import type { Exported } from '../contract/exported';
import { createRowSharer } from '../share-rows';

/** What the site's build and its scripts assume about the data of a page. */
export const dataAssumptions: readonly Assumption<Exported>[] = [
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
    name: 'The data contain none of the control characters that mark what pages share',
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
