import { filePaths } from '@/lib/routes/file-paths';
import { type Assumption, mustEqual } from '../contract/assumption';
import type { Client, Visit } from '../contract/client';
import { dataFile } from '../contract/exported';
import { samplePages, sampleSheet } from '../contract/sample-app';

const dataUrl = (path: string) => `/${dataFile(path)}`;

const isOfNext = (url: string) =>
  url.startsWith(filePaths.framework('')) && /\.(js|css)$/.test(url);

/** Answers the router's requests for data with a text. */
const answerRouter = ({ page }: Visit, text: string, status = 200) =>
  page.evaluate(([body, code]) => window.contract.answerRouter(body, code), [
    text,
    status,
  ] as const);

/** Throws unless following a link makes the browser load the page itself. */
async function mustLoadInFull(visit: Visit): Promise<void> {
  visit.forget();
  await visit.follow(samplePages.robin, 'robin');
  const hasLoaded = visit.requests().includes(samplePages.robin);
  mustEqual(hasLoaded, true, `The page was loaded in full, by ${visit.requests().join(' ')}`);
}

/** What the site's scripts assume about how Next's router gets and shows a page. */
export const navigationAssumptions: readonly Assumption<Client>[] = [
  {
    name: 'The router fetches nothing ahead for plain links',
    holds: ({ visit }) =>
      visit(samplePages.home, async ({ page, start, requests }) => {
        await start();
        await page.hover(`nav a[href="${samplePages.wren}"]`);
        await page.waitForTimeout(200);
        const ahead = requests().filter((url) => url.includes('.txt?'));
        mustEqual(ahead, [], 'Pages fetched ahead');
      }),
  },
  {
    name: 'For a navigation the router makes one request: for <page>.txt with the query _rsc, by window.fetch with a URL',
    holds: ({ visit }) =>
      visit(samplePages.home, async ({ page, start, follow, forget, requests }) => {
        await start();
        await page.evaluate(() => window.contract.watchFetch());
        for (const [path, heading] of [
          [samplePages.wren, 'wren'],
          [samplePages.robin, 'robin'],
          [samplePages.home, 'Home'],
        ] as const) {
          forget();
          await follow(path, heading);
          const asked = requests().filter((url) => !url.startsWith(filePaths.framework('')));
          const plain = asked.map((url) => url.replace(/_rsc=.*/, '_rsc='));
          mustEqual(plain, [`${dataUrl(path)}?_rsc=`], `Requests for ${path}`);
          const watched = await page.evaluate(() => window.contract.lastFetched());
          mustEqual(watched, dataUrl(path), 'The last URL that window.fetch was called with');
        }
      }),
  },
  {
    name: 'The router shows a page from a Response of our own, whose text comes in pieces, and its title with it',
    holds: ({ visit, exported }) =>
      visit(samplePages.home, async (opened) => {
        const { page, start, follow, forget, requests, problems } = opened;
        await start();
        await answerRouter(opened, exported.page(samplePages.wren).data);
        forget();
        await page.evaluate(() => window.contract.noteTitle('wren'));
        await follow(samplePages.wren, 'wren');
        const data = requests().filter((url) => url.includes('.txt'));
        mustEqual(data, [], 'Requests for data');
        const title = await page.evaluate(() => window.contract.notedTitle());
        mustEqual(title, 'wren', 'The title when the page was shown');
        await page.click('button');
        await page.waitForSelector('button:text-is("Seen 1")');
        mustEqual(problems, [], 'Errors');
      }),
  },
  {
    name: 'The data of a page name every script and stylesheet that it needs, by URL in quotes',
    holds: ({ visit, exported }) =>
      visit(samplePages.home, async ({ page, start, follow, forget, requests }) => {
        await start();
        forget();
        const { data } = exported.page(samplePages.wren);
        await page.evaluate((text) => window.contract.fetchFilesOf(text), data);
        const named = requests().filter((url) => isOfNext(url));
        const kinds = new Set(named.map((url) => url.replace(/.*\./, '')));
        mustEqual([...kinds].sort(), ['css', 'js'], `Kinds of files, in ${named.join(' ')}`);
        forget();
        await follow(samplePages.wren, 'wren');
        const asked = requests().filter((url) => isOfNext(url));
        const unknown = asked.filter((url) => !named.includes(url));
        mustEqual(unknown, [], 'Files that the data do not name');
      }),
  },
  {
    name: 'A stylesheet in the head with the same href and precedence is kept for the page that comes',
    holds: ({ visit }) =>
      visit(samplePages.home, async ({ page, start, follow, forget, requests }) => {
        await start();
        await page.evaluate((href) => window.contract.addSheet(href, 'examples'), sampleSheet);
        forget();
        await follow(samplePages.nest, 'Nest');
        const again = requests().filter((url) => url === sampleSheet);
        mustEqual(again, [], 'Requests for the stylesheet');
        mustEqual(await page.locator(`link[href="${sampleSheet}"]`).count(), 1, 'Links');
      }),
  },
  {
    name: 'When window.fetch rejects, the router loads the page in full',
    holds: ({ visit }) =>
      visit(samplePages.home, async (opened) => {
        await opened.start();
        await opened.page.evaluate(() => window.contract.failToFetch());
        await mustLoadInFull(opened);
      }),
  },
  {
    name: 'When the data are missing, the router loads the page in full',
    holds: ({ visit }) =>
      visit(samplePages.home, async (opened) => {
        await opened.start();
        await answerRouter(opened, 'Not found', 404);
        await mustLoadInFull(opened);
      }),
  },
  {
    name: 'When the data are of another build, the router loads the page in full',
    holds: ({ visit, exported }) =>
      visit(samplePages.home, async (opened) => {
        const { data } = exported.page(samplePages.robin);
        await opened.start();
        await answerRouter(opened, data.replace(/"b":"[^"]+"/, '"b":"another-build"'));
        await mustLoadInFull(opened);
      }),
  },
];
