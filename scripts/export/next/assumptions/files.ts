import { hashedFolder } from '@/lib/routes/hosts/headers';
import { type Assumption, mustEqual } from '../contract/assumption';
import { dataFile, type Exported, htmlFile } from '../contract/exported';
import { samplePages, sampleSheet } from '../contract/sample-app';
import { isPrefetchPiece, leftovers, notFoundData } from '../export-files';
import { pageUrl } from '../list-export';

const paths = Object.values(samplePages);
const inAll = (files: readonly string[], wanted: readonly string[]) =>
  wanted.filter((file) => !files.includes(file));

/** What the site's build assumes about the files of an export. */
export const fileAssumptions: readonly Assumption<Exported>[] = [
  {
    name: 'Next writes the HTML of a page to <page>.html, and that of the home page to index.html',
    holds: ({ files }) => {
      mustEqual(inAll(files, paths.map(htmlFile)), [], 'Missing pages');
      const pages = files.filter((file) => file.endsWith('.html') && !leftovers.includes(file));
      mustEqual(pages.map(pageUrl).sort(), [...paths].sort(), 'Pages by their HTML files');
    },
  },
  {
    name: 'Next writes the data of a page to <page>.txt, and those of the home page to index.txt',
    holds: ({ files }) => mustEqual(inAll(files, paths.map(dataFile)), [], 'Missing data files'),
  },
  {
    name: 'Next writes the not-found page to 404.html, its data to _not-found.txt, and a copy to _not-found.html',
    holds: ({ files, read }) => {
      mustEqual(inAll(files, ['404.html', notFoundData.from, ...leftovers]), [], 'Missing files');
      mustEqual(read('404.html') === read('_not-found.html'), true, 'The two pages are the same');
    },
  },
  {
    name: 'All other .txt files are pieces for prefetching, called __next.*.txt',
    holds: ({ files }) => {
      const others = files.filter((file) => file.endsWith('.txt') && !isPrefetchPiece(file));
      mustEqual(others, paths.map(dataFile).sort(), 'Files of text that are no pieces');
    },
  },
  {
    name: 'Next copies what is in public/, writes the manifest to /manifest.webmanifest, and all else below /_next/static',
    holds: ({ files }) => {
      const others = files.filter(
        (file) => !/\.(html|txt)$/.test(file) && !`/${file}`.startsWith(`${hashedFolder}/`),
      );
      mustEqual(others, [sampleSheet.slice(1), 'manifest.webmanifest'], 'Files beside the pages');
    },
  },
  {
    name: 'Files below /_next/static may be kept for ever: their names, or their folder, carry a hash',
    holds: ({ files }) => {
      const inside = files.filter((file) => `/${file}`.startsWith(`${hashedFolder}/`));
      const plain = inside.filter(
        (file) => !/[\w.~-]{12,}\.\w+$/.test(file) && !/\/[\w-]{15,}\/_\w+\.js$/.test(file),
      );
      mustEqual(plain, [], 'Files without a hash');
    },
  },
];
