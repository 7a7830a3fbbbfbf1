import { type Assumption, mustEqual } from '../contract/assumption';
import type { Client } from '../contract/client';
import { samplePages, sampleSheet } from '../contract/sample-app';
import { deferScripts } from '../defer-scripts';

/** Whether a click reaches the page while React waits for the script of a client component. */
async function isClickHeardWhileHydrating(
  { visit, exported }: Client,
  isHelped: boolean,
): Promise<boolean> {
  const [home, wren] = [samplePages.home, samplePages.wren].map(
    (path) => deferScripts(exported.page(path).html, path).scripts,
  );
  const [missing] = (wren ?? []).filter((src) => !home?.includes(src));
  if (missing === undefined) throw new Error('A client component has no script of its own.');
  let isHeard = false;
  await visit(samplePages.wren, async ({ page }) => {
    // Never answered.
    await page.route(`**${missing}`, () => undefined);
    isHeard = await page.evaluate(([src, helped]) => window.contract.isClickHeard(src, helped), [
      missing,
      isHelped,
    ] as const);
  });
  return isHeard;
}

/** What the site's scripts assume about how Next's client starts. */
export const startAssumptions: readonly Assumption<Client>[] = [
  {
    name: "Next's scripts, run late, start nothing before Turbopack's runtime is told to",
    holds: ({ visit }) =>
      visit(samplePages.wren, async ({ page, problems }) => {
        await page.evaluate(() => window.contract.runScripts());
        await page.waitForTimeout(100);
        const isRead = await page.evaluate(() => window.__next_f !== undefined);
        mustEqual(isRead, false, 'The queue of data exists');
        mustEqual(await page.locator('html[data-hydrated]').count(), 0, 'Hydrated pages');
        mustEqual(problems, [], 'Errors');
      }),
  },
  {
    name: "Next's client starts long after load, from self.__next_f and one push to the runtime that seems to come from a script",
    holds: ({ visit }) =>
      visit(samplePages.wren, async ({ page, start, problems }) => {
        await start();
        await page.click('button');
        await page.waitForSelector('button:text-is("Seen 1")');
        mustEqual(problems, [], 'Errors');
      }),
  },
  {
    name: 'React hydrates each kind of page without the scripts, preloads and links that the site took out, and misses nothing',
    holds: async ({ visit }) => {
      for (const path of Object.values(samplePages)) {
        await visit(path, async ({ start, problems }) => {
          await start();
          mustEqual(problems, [], `Errors on ${path}`);
        });
      }
    },
  },
  {
    name: 'A page hydrates at an address with a query and a fragment, and the not-found page at any address',
    holds: async ({ visit }) => {
      for (const address of [`${samplePages.wren}?color=brown#tail`, '/no/such/page?color=brown']) {
        await visit(address, async ({ page, start, problems }) => {
          await start();
          mustEqual(problems, [], `Errors at ${address}`);
          mustEqual(new URL(page.url()).search, '?color=brown', `The query of ${address}`);
        });
      }
    },
  },
  {
    name: 'A push to the runtime returns a promise, which settles when the modules have run, and rejects when one fails',
    holds: ({ visit }) =>
      visit(samplePages.home, async ({ page }) => {
        const isRead = await page.evaluate(() => window.contract.startAndLook());
        mustEqual(isRead, true, 'The queue of data is read when the promise settles');
        const isRejected = await page.evaluate(() => window.contract.isUnknownModuleRejected());
        mustEqual(isRejected, true, 'A module that does not exist makes the promise reject');
      }),
  },
  {
    name: 'The client adds an element next-route-announcer, which the site hides from screen readers',
    holds: ({ visit }) =>
      visit(samplePages.home, async ({ page, start }) => {
        await start();
        await page.waitForSelector('next-route-announcer', { state: 'attached' });
      }),
  },
  {
    name: 'A stylesheet with precedence that was enabled in the head is found there, and not fetched again',
    holds: ({ visit }) =>
      visit(samplePages.nest, async ({ page, start, requests }) => {
        await page.locator('link[disabled]').evaluate((link) => link.removeAttribute('disabled'));
        await page.waitForFunction(() => [...document.styleSheets].length > 1);
        await start();
        mustEqual(requests().filter((url) => url === sampleSheet).length, 1, 'Requests');
        mustEqual(await page.locator(`link[href="${sampleSheet}"]`).count(), 1, 'Links');
      }),
  },
  {
    name: 'While React waits for something to hydrate with, it stops a click at document, so that no listener below hears it',
    holds: async (client) =>
      mustEqual(await isClickHeardWhileHydrating(client, false), false, 'The click is heard'),
  },
  {
    name: 'React stops events by calling stopPropagation while they are at document, which the site can prevent',
    holds: async (client) =>
      mustEqual(await isClickHeardWhileHydrating(client, true), true, 'The click is heard'),
  },
];
